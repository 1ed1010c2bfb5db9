import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readLivePointer } from '../store/livePointer';
import { countReports, tooManyFailures, type Watched } from '../watch/watchReleases';
import { readableStore, STORE_OPTIONS } from './commandLine';

// `npm run watch-releases -- remotes.log` counts what visits reported of the releases that are live or shared. It ends with
// 1 when one of them failed in more than `--rate 2` percent of at least `--visits 50` visits, and with 2 when it could not
// tell.

/** Its own failure: a pipeline must not roll back because of it. */
const OWN_FAILURE = 2;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...STORE_OPTIONS,
      rate: { type: 'string', default: '2' },
      visits: { type: 'string', default: '50' },
    },
  });
  const [log, ...more] = positionals;
  if (log === undefined || more.length > 0) {
    throw new Error('Name the one log to read: npm run watch-releases -- remotes.log');
  }
  const limits = { rate: numberOf(values.rate, 'rate'), visits: numberOf(values.visits, 'visits') };
  const store = await readableStore(values);
  const pointer = await readLivePointer(store);
  if (pointer.move === undefined) throw new Error(`Nothing is live in ${store.address}.`);
  const { rows, others } = countReports(readFileSync(log, 'utf8'), pointer);
  for (const row of rows) console.log(textOf(row));
  if (others > 0) console.log(`${others} reports are about releases that nobody gets now.`);
  const bad = tooManyFailures(rows, limits);
  for (const { app, release } of bad) {
    console.log(`\nToo many failures: npm run rollback -- ${app} --from ${release}`);
  }
  process.exitCode = bad.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = OWN_FAILURE;
}

function textOf({ app, release, state, visits, failed, healed, p75 }: Watched): string {
  const name = `${app.padEnd(18)} release ${String(release).padEnd(4)} ${state.padEnd(6)}`;
  const share = visits === 0 ? '' : ` (${((failed / visits) * 100).toFixed(1)} %)`;
  const loading = p75 === null ? '' : `  p75 ${Math.round(p75)} ms`;
  return `${name} ${visits} visits  ${failed} failed${share}  ${healed} healed${loading}`;
}

function numberOf(text: string, name: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`--${name} is "${text}"; give a number, such as 2`);
}
