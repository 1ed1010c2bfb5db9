import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, EMPTY_POINTER, type Release, type ReleasePointer } from 'remote-loader/formats';
import { distFolder, hostPort, originOf, remotes, type App } from '../workspace/apps';
import { integrityOf } from 'remote-loader/build';

/** A pointer to the servers on the remotes' ports, such as development servers. */
export function pointerToPorts(basePort: number = hostPort()): ReleasePointer {
  return {
    ...pointerTo((app) => releaseAt(app, basePort)),
    overrideOrigins: ['http://localhost:*'],
    isDevelopment: true,
  };
}

export function pointerToBuilds(basePort: number): ReleasePointer {
  return pointerTo((app) => releaseAt(app, basePort, distFolder(app)));
}

/**
 * @param build the folder of its build; a development server has no hash, and its routes only in its manifest
 * @throws {Error} if the build cannot be read
 */
export function releaseAt(app: App, basePort: number, build?: string): Release {
  const manifest = `${originOf(app, basePort)}/${MANIFEST}`;
  if (build === undefined) return { manifest, integrity: '' };
  const bytes = readFileSync(join(build, MANIFEST));
  const { metaData } = JSON.parse(String(bytes)) as { metaData?: Pick<Release, 'routes'> };
  const routes = metaData?.routes && { routes: metaData.routes };
  return { manifest, integrity: integrityOf(bytes), ...routes };
}

function pointerTo(releaseOf: (app: App) => Release): ReleasePointer {
  const pointerEntries = remotes.map((app) => [app.federationName, releaseOf(app)] as const);
  return { ...EMPTY_POINTER, remotes: Object.fromEntries(pointerEntries) };
}
