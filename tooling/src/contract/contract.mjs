import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { appByFolder, distFolder, MANIFEST } from '../apps.mjs';

/**
 * What is read here of a build's manifest.
 *
 * @typedef {object} Manifest
 * @property {string} name
 * @property {readonly { name: string, version: string, requiredVersion: string }[]} shared
 */

/** A remote needs what the host does not provide: on its page there would be "Connection Lost". */
export class ContractError extends Error {
  /** @param {string} name @param {readonly string[]} breaches */
  constructor(name, breaches) {
    super(
      [`${name} does not fit the host:`, ...breaches.map((breach) => `  ${breach}`)].join('\n'),
    );
    this.name = 'ContractError';
  }
}

/**
 * Holds what a remote requires of shared packages against what a host provides, as the runtime will on the page.
 *
 * @param {Manifest} remote
 * @param {Manifest} host
 * @throws {ContractError}
 */
export function checkContract(remote, host) {
  const breaches = remote.shared.flatMap(({ name, requiredVersion }) => {
    const provided = host.shared.find((candidate) => candidate.name === name);
    if (!provided) return [`it shares ${name}, which the host does not provide.`];
    if (satisfies(provided.version, requiredVersion)) return [];
    return [`it needs ${name} ${requiredVersion}, and the host provides ${provided.version}.`];
  });
  if (breaches.length > 0) throw new ContractError(remote.name, breaches);
}

/**
 * The manifest of a host: of the one that is built here, or of the one at an origin.
 *
 * @param {string} [origin]
 * @returns {Promise<Manifest>}
 */
export async function hostManifest(origin) {
  if (origin === undefined) return builtHost();
  const url = new URL(MANIFEST, origin);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return /** @type {Promise<Manifest>} */ (response.json());
}

/** @param {string} folder a build @returns {Manifest} */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
}

function builtHost() {
  try {
    return readManifest(distFolder(appByFolder('host')));
  } catch (cause) {
    throw new Error(
      'There is no host to hold the contract against: npm run build -- host, or name one that is deployed with --host https://shop.example',
      { cause },
    );
  }
}
