import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { appByFolder, distFolder, MANIFEST } from '../../workspace/apps.ts';
import { readAddress } from '../../workspace/readAddress.ts';
import { readRoutes } from './declaredRoutes.mjs';

/**
 * What is read here of a build's manifest (tooling/src/build/webpack/publicManifest.mjs).
 *
 * @typedef {object} Manifest
 * @property {string} name
 * @property {readonly { name: string, version: string, requiredVersion: string }[]} shared
 * @property {readonly { name: string }[]} exposes the pages of a remote
 * @property {{ uses?: Names, routes?: unknown }} [metaData] of a remote, what it imports of the shared packages, and the
 *   routes that come with it
 *
 * @typedef {Manifest & { metaData: { pages: Names, provides: Names, paths?: readonly string[] } }} HostManifest of a host,
 *   the pages that its routes name by remote, what its copies of the shared packages export, and the paths that it answers
 *   itself; one without `paths` does not read the routes of remotes
 *
 * @typedef {Readonly<Record<string, readonly string[]>>} Names
 */

/** A remote does not fit the host: the page would show "Connection Lost". */
export class ContractError extends Error {
  /** @param {string} name @param {readonly string[]} breaches */
  constructor(name, breaches) {
    super(
      [`${name} does not fit the host:`, ...breaches.map((breach) => `  ${breach}`)].join('\n'),
    );
    this.name = 'ContractError';
  }
}

/** The host's manifest can't be read. */
class HostManifestError extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'HostManifestError';
  }
}

/**
 * Compares a remote with a host as they will meet on the page: the versions of the shared packages as the runtime does,
 * the pages that the host's routes name, the names that the remote imports of what the host provides, and the routes that
 * come with the remote.
 *
 * @param {Manifest} remote
 * @param {HostManifest} host
 * @param {readonly Manifest[]} [others] the other remotes on the page, which may have taken an address
 * @throws {ContractError}
 */
export function checkContract(remote, host, others = []) {
  const breaches = [
    ...versionBreaches(remote, host),
    ...pageBreaches(remote, host),
    ...nameBreaches(remote, host),
    ...routeBreaches(remote, host, others),
  ];
  if (breaches.length > 0) throw new ContractError(remote.name, breaches);
}

/** @param {Manifest} remote @param {HostManifest} host @returns {string[]} */
function versionBreaches(remote, host) {
  return remote.shared.flatMap(({ name, requiredVersion }) => {
    const provided = host.shared.find((candidate) => candidate.name === name);
    if (!provided) return [`it shares ${name}, which the host does not provide.`];
    if (satisfies(provided.version, requiredVersion)) return [];
    return [`it needs ${name} ${requiredVersion}, and the host provides ${provided.version}.`];
  });
}

/** @param {Manifest} remote @param {HostManifest} host @returns {string[]} */
function pageBreaches({ name, exposes }, host) {
  const missing = (host.metaData.pages[name] ?? []).filter(
    (page) => !exposes.some((expose) => expose.name === page),
  );
  return missing.map(
    (page) => `the host's routes name its page ${page}, which it does not expose.`,
  );
}

/** @param {Manifest} remote @param {HostManifest} host @returns {string[]} */
function nameBreaches({ metaData }, host) {
  if (!metaData?.uses) return ['its manifest does not say what it uses: build it again.'];
  return Object.entries(metaData.uses).flatMap(([from, names]) =>
    names
      // A package without export names in the host's manifest is provided whole or not at all; then the versions
      // decide.
      .filter((name) => !(host.metaData.provides[from]?.includes(name) ?? true))
      .map((name) => `it uses ${name} of ${from}, which the copy of the host does not export.`),
  );
}

/** @param {Manifest} remote @param {HostManifest} host @param {readonly Manifest[]} others @returns {string[]} */
function routeBreaches(remote, { metaData: { paths } }, others) {
  if (remote.metaData?.routes === undefined) return [];
  if (!paths) return ['it brings routes, and this host does not read them: deploy the host first.'];
  const { problems } = readRoutes([...others, remote], paths);
  return problems.filter((one) => one.remote === remote.name).map(({ problem }) => problem);
}

/**
 * The manifest of a host: of the one that is built here, or of the one at an origin.
 *
 * @param {string} [origin]
 * @returns {Promise<HostManifest>}
 * @throws {HostManifestError}
 */
export async function hostManifest(origin) {
  if (origin === undefined) return builtHost();
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol)) {
    throw new HostManifestError(
      `--host is "${origin}"; give an origin, such as https://shop.example`,
    );
  }
  const url = new URL(MANIFEST, origin);
  const content = await readAddress(url).catch((error) => {
    throw new HostManifestError(`--host: ${error.message}`, { cause: error });
  });
  const manifest = parse(content.toString());
  if (!isHostManifest(manifest)) {
    throw new HostManifestError(`--host: ${url} is no manifest of a host`);
  }
  return manifest;
}

/** @param {string} folder a build @returns {Manifest} */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
}

/** @param {string} text @returns {unknown} undefined when it is no JSON */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {unknown} value @returns {value is HostManifest} */
function isHostManifest(value) {
  const { shared, metaData } = /** @type {Partial<HostManifest>} */ (value ?? {});
  return Array.isArray(shared) && Boolean(metaData?.pages && metaData.provides);
}

function builtHost() {
  const folder = distFolder(appByFolder('host'));
  try {
    const manifest = readManifest(folder);
    if (isHostManifest(manifest)) return manifest;
  } catch (cause) {
    throw new HostManifestError(
      'There is no host to compare with: npm run build -- host, or name one that is deployed with --host https://shop.example',
      { cause },
    );
  }
  throw new HostManifestError('The build of the host is out of date: npm run build -- host');
}
