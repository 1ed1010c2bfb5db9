import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import {
  isHostManifest,
  MANIFEST,
  parseManifest,
  readRoutes,
  type HostManifest,
  type Manifest,
} from 'remote-loader/formats';
import { appByFolder, distFolder } from '../../workspace/apps';
import { originIn } from '../../workspace/origins';
import { readAddress } from '../../workspace/readAddress';

/** What the contract compares of a remote's {@link Manifest}. */
export type RemoteContract = Pick<Manifest, 'name' | 'shared'> & {
  readonly exposes: readonly Pick<Manifest['exposes'][number], 'name'>[];
  readonly metaData: Pick<Manifest['metaData'], 'uses' | 'routes'>;
};

/** A remote does not fit the host: the page would show "Connection Lost". */
export class ContractError extends Error {
  constructor(name: string, breaches: readonly string[]) {
    super(
      [`${name} does not fit the host:`, ...breaches.map((breach) => `  ${breach}`)].join('\n'),
    );
    this.name = 'ContractError';
  }
}

/**
 * The pages and modules that each remote must expose, such as `{ mfe_catalog: ['Landing', 'Listing'] }`.
 *
 * @param ids such as `mfe_catalog/Landing`
 */
export function pagesByRemote(ids: readonly string[]): Record<string, string[]> {
  const pages: Record<string, string[]> = {};
  for (const id of [...new Set(ids)].sort()) {
    const [remote = '', page = ''] = id.split('/');
    pages[remote] = [...(pages[remote] ?? []), page];
  }
  return pages;
}

/**
 * Compares a remote with a host: the versions of the shared packages, as the runtime does; the pages that the host's routes
 * name; the names that the remote imports from shared packages; and the routes that come with the remote.
 *
 * @param others the other remotes of the shop, whose routes may use the same addresses
 * @throws {ContractError}
 */
export function checkContract(
  remote: RemoteContract,
  host: HostManifest,
  others: readonly RemoteContract[] = [],
): void {
  const breaches = [
    ...versionBreaches(remote, host),
    ...pageBreaches(remote, host),
    ...nameBreaches(remote, host),
    ...routeBreaches(remote, host, others),
  ];
  if (breaches.length > 0) throw new ContractError(remote.name, breaches);
}

function versionBreaches(remote: RemoteContract, host: HostManifest): string[] {
  return remote.shared.flatMap(({ name, requiredVersion = '*' }) => {
    const provided = host.shared.find((candidate) => candidate.name === name);
    if (!provided?.version) return [`it shares ${name}, which the host does not provide.`];
    if (satisfies(provided.version, requiredVersion)) return [];
    return [`it needs ${name} ${requiredVersion}, but the host provides ${provided.version}.`];
  });
}

function pageBreaches({ name, exposes }: RemoteContract, host: HostManifest): string[] {
  const missing = (host.metaData.pages[name] ?? []).filter(
    (page) => !exposes.some((expose) => expose.name === page),
  );
  return missing.map(
    (page) => `the host's routes name its page ${page}, but it does not expose it.`,
  );
}

function nameBreaches({ metaData }: RemoteContract, host: HostManifest): string[] {
  if (!metaData.uses) return ['its manifest does not list its imports: build it again.'];
  return Object.entries(metaData.uses).flatMap(([from, names]) =>
    names
      // Without export names in the host's manifest, only the version of a package is compared.
      .filter((name) => !(host.metaData.provides[from]?.includes(name) ?? true))
      .map((name) => `it imports ${name} from ${from}, but the host's copy does not export it.`),
  );
}

function routeBreaches(
  remote: RemoteContract,
  { metaData: { paths } }: HostManifest,
  others: readonly RemoteContract[],
): string[] {
  if (remote.metaData.routes === undefined) return [];
  if (!paths) return ['it has routes, but this host does not read them: deploy the host first.'];
  const { problems } = readRoutes([...others, remote], paths);
  return problems.filter((found) => found.remote === remote.name).map(({ problem }) => problem);
}

/**
 * The manifest of the host built here, or of the host at an origin.
 *
 * @throws {Error} if it cannot be read
 */
export async function hostManifest(origin?: string): Promise<HostManifest> {
  if (origin === undefined) return builtHost();
  const url = new URL(MANIFEST, originIn('--host', origin));
  const content = await readAddress(url).catch((cause: Error) => {
    throw new Error(`--host: ${cause.message}`, { cause });
  });
  const manifest = hostManifestIn(content.toString());
  if (!manifest) throw new Error(`--host: ${url} is not the manifest of a host`);
  return manifest;
}

function builtHost(): HostManifest {
  const file = join(distFolder(appByFolder('host')), MANIFEST);
  const manifest = existsSync(file) ? hostManifestIn(readFileSync(file, 'utf8')) : undefined;
  if (manifest) return manifest;
  throw new Error(
    'There is no host to compare with: run npm run build -- host, or name a deployed host with --host https://shop.example',
  );
}

/** @returns undefined if the text is not the manifest of a host */
function hostManifestIn(text: string): HostManifest | undefined {
  try {
    const manifest: unknown = JSON.parse(text);
    return isHostManifest(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** @param folder a build of a remote @throws {Error} if it has no manifest */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST);
  return parseManifest(file, readFileSync(file, 'utf8'));
}
