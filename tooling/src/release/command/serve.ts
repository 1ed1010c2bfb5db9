import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostPort, isBuilt, originOf, overrideOrigins, remotes } from '../../apps.mjs';
import { reportUri } from '../../serve/reportUri.mjs';
import { servedPointer, serveShop, type ServeOptions } from '../../serve/serveShop.mjs';
import { openComposition, readWanted } from '../compose/openComposition';
import { liveFolder } from '../pointerFile.mjs';
import { releasesFolder } from '../store/store';
import { readableStore, runCommand, STORE_OPTIONS } from './commandLine';

// `npm run serve` serves the builds, `npm run serve -- --releases` the shop that is live in the folder of releases, with
// `--stage staging` that of another pointer, and with `--with host@3,mfe-catalog@7` those releases in the place of the live
// ones; then the releases may lie in an object store, `--in s3://bucket/prefix`.

await runCommand(async () => {
  const basePort = hostPort();
  const options = await readOptions(basePort);
  const pointer = servedPointer(basePort, options);
  const shop = await serveShop(basePort, options);
  console.log(`\nThe shop is open: ${shop.origin}`);
  for (const app of remotes) {
    const manifest = pointer.remotes[app.federationName]?.manifest;
    const isElsewhere = manifest && new URL(manifest).origin !== originOf(app, basePort);
    console.log(
      `  ${app.folder}: ${manifest ?? 'not released yet'}${isElsewhere ? ' (not served here)' : ''}`,
    );
  }
  console.log('Ctrl-C closes it.\n');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void shop.close().then(() => process.exit(0));
    });
  }
});

async function readOptions(basePort: number): Promise<ServeOptions> {
  const values = readArguments();
  const common = { overrideOrigins: overrideOrigins(), reportUri: reportUri() };
  if (values.with !== undefined) return { ...common, releases: await compose(values, basePort) };
  if (!values.releases && values.stage === undefined) {
    if (isBuilt()) return common;
    throw new Error('There is no production build to serve. Run: npm run build');
  }
  const { folder, stage } = await readableStore({ ...values, in: values.in ?? releasesFolder() });
  if (folder === null) {
    throw new Error('What lies in an object store is served with --with, such as --with host@3.');
  }
  if (!existsSync(liveFolder(folder, stage))) {
    throw new Error(`Nothing is live in ${folder}: npm run release -- --all`);
  }
  return { ...common, releases: folder, stage };
}

/** @returns the folder of releases that holds the composition; it is removed at the end */
async function compose(
  values: ReturnType<typeof readArguments>,
  basePort: number,
): Promise<string> {
  const wanted = readWanted(values.with ?? '');
  const store = await readableStore(values);
  const folder = mkdtempSync(join(tmpdir(), 'weft-composition-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await openComposition(store, wanted, { folder, basePort });
  return folder;
}

function readArguments() {
  try {
    return parseArgs({
      options: { ...STORE_OPTIONS, releases: { type: 'boolean' }, with: { type: 'string' } },
    }).values;
  } catch (cause) {
    throw new Error(
      `serve does not know "${process.argv.slice(2).join(' ')}". Run: npm run serve, or: npm run serve -- --releases`,
      { cause },
    );
  }
}
