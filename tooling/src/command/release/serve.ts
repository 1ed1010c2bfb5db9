import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, folderOf, hostPort, isBuilt, originOf, remotes } from '../../workspace/apps';
import { reportStale } from '../../build/stale';
import { originsIn } from '../../workspace/origins';
import { endOnSignals } from '../../workspace/run';
import { servedPointer, serveShop, type ServeOptions } from '../../serve/serveShop';
import { openComposition } from '../../release/compose/openComposition';
import { readSnapshot } from '../../release/store/snapshot';
import { nothingLive, readableStore, releasesIn } from './commandLine';
import type { StoreValues } from '../options';

/** The variable with the origins from which a tab may load a remote. */
const OVERRIDES = 'WEFT_OVERRIDE_ORIGINS';

interface ServeValues extends StoreValues {
  readonly releases?: true;
  readonly with?: string;
}

export async function serve(values: ServeValues): Promise<void> {
  const basePort = hostPort();
  const options = await readOptions(values, basePort);
  const pointer = servedPointer(basePort, options);
  const { origin } = await serveShop(basePort, options);
  console.log(`\nThe shop is open: ${origin}`);
  const names = remotes.map(({ federationName }) => federationName);
  for (const name of new Set([...names, ...Object.keys(pointer.remotes)])) {
    const manifest = pointer.remotes[name]?.manifest;
    const app = remotes.find(({ federationName }) => federationName === name);
    const isHere = app && manifest && new URL(manifest).origin === originOf(app, basePort);
    console.log(
      `  ${folderOf(name)}: ${manifest ?? 'not released yet'}${manifest && !isHere ? ' (not served here)' : ''}`,
    );
  }
  console.log('Ctrl-C closes it.\n');
  // It is now the usual end.
  endOnSignals(0);
}

async function readOptions(values: ServeValues, basePort: number): Promise<ServeOptions> {
  const common = { overrideOrigins: originsIn(OVERRIDES, process.env[OVERRIDES] ?? '') };
  if (values.with !== undefined) {
    return { ...common, releases: await compose(values.with, values, basePort) };
  }
  const named = values.releases ?? values.stage ?? values.store ?? values.endpoint;
  if (named === undefined) {
    if (!apps.every(isBuilt)) {
      throw new Error('There is no production build. Run: npm run build');
    }
    reportStale();
    return common;
  }
  const store = await readableStore(values);
  const { folder, stage } = store;
  if (folder === null) {
    throw new Error('Releases in an object store are served with --with, such as --with host@3.');
  }
  if ((await readSnapshot(store)).live.text === null) {
    throw nothingLive(folder);
  }
  return { ...common, releases: folder, stage };
}

/** @returns the folder of releases that holds the composition; it is removed at the end */
async function compose(names: string, values: StoreValues, basePort: number): Promise<string> {
  const store = await readableStore(values);
  const wanted = await releasesIn(store, names.split(/[\s,]+/));
  const folder = mkdtempSync(join(tmpdir(), 'weft-composition-'));
  // The process that writes pages may take a moment to end.
  const removal = { recursive: true, force: true, maxRetries: 10 } as const;
  process.once('exit', () => rmSync(folder, removal));
  endOnSignals();
  await openComposition(store, wanted, { folder, basePort });
  return folder;
}
