// Delivers masters to the shop: `pnpm pictures <folder of PNGs> ...` encodes those that have changed into `media/` and
// writes the media index. Pictures without a master in the folders are kept.
import { basename, extname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readdir } from 'node:fs/promises';
import { deliver } from './delivery/deliver';
import { formatOf } from './delivery/formats';
import { mediaBytes } from './delivery/mediaFolder';
import { readLedger, writeLedger } from './delivery/ledger';
import { writeIndex } from './delivery/mediaIndex';

const folders = process.argv.slice(2).filter((argument) => argument !== '--');
if (folders.length === 0) {
  console.error('Name the folders that hold the masters: pnpm pictures <folder> ...');
  process.exit(2);
}

// pnpm runs this in the catalogue's room; folders are named from where it was called.
const from = process.env.INIT_CWD ?? '.';
const masters = (
  await Promise.all(folders.map((folder) => listMasters(resolve(from, folder))))
).flat();
const ledger = await readLedger();
let encoded = 0;
let failed = 0;

for (const [index, { name, file }] of masters.entries()) {
  const place = `${index + 1}/${masters.length} ${name}`;
  const started = performance.now();
  try {
    const format = formatOf(name);
    const entry = await deliver(name, file, format, ledger[name]);
    if (entry === ledger[name]) continue;
    ledger[name] = entry;
    encoded += 1;
    // After each picture, so that an interrupted run continues where it stopped.
    await writeLedger(ledger);
    console.log(`${place}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    failed += 1;
    console.error(`${place}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

await writeIndex(ledger);
const megabytes = ((await mediaBytes()) / 1e6).toFixed(1);
console.log(
  `${encoded} encoded, ${masters.length - encoded - failed} unchanged, ${failed} failed; media/ has ${megabytes} MB.`,
);
process.exit(failed === 0 ? 0 : 1);

async function listMasters(folder: string) {
  const files = await readdir(folder);
  return files
    .filter((file) => extname(file) === '.png')
    .sort()
    .map((file) => ({ name: basename(file, '.png'), file: join(folder, file) }));
}
