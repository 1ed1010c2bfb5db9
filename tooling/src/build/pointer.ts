import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MANIFEST,
  EMPTY_POINTER,
  type PointerEntry,
  type ReleasePointer,
} from 'remote-loader/formats';
import { hostPort, originOf, remotes, type App } from '../workspace/apps';
import { integrityOf } from 'remote-loader/build';

/** A pointer to the servers on the remotes' ports, such as development servers. */
export function pointerToPorts(basePort: number = hostPort()): ReleasePointer {
  return {
    ...pointerTo(basePort, () => ''),
    overrideOrigins: ['http://localhost:*'],
    isDevelopment: true,
  };
}

export function pointerToBuilds(basePort: number, folderOf: (app: App) => string): ReleasePointer {
  return pointerTo(basePort, (app) => integrityOf(readFileSync(join(folderOf(app), MANIFEST))));
}

function pointerTo(basePort: number, integrityIn: (app: App) => string): ReleasePointer {
  const pointerEntries = remotes.map((app): [string, PointerEntry] => [
    app.federationName,
    { manifest: `${originOf(app, basePort)}/${MANIFEST}`, integrity: integrityIn(app) },
  ]);
  return { ...EMPTY_POINTER, remotes: Object.fromEntries(pointerEntries) };
}
