import { readFileSync } from 'node:fs';
import { readLivePointer } from '../../release/store/livePointer';
import { countReports, tooManyFailures, type Watched } from '../../release/watch/watchReleases';
import { readableStore } from './commandLine';
import { WATCH_FAILED, type StoreValues } from '../options';

interface WatchValues extends StoreValues {
  readonly rate: string;
  readonly visits: string;
}

export async function watch(log: string, values: WatchValues): Promise<void> {
  process.exitCode = WATCH_FAILED;
  process.exitCode = await judge(log, values);
}

async function judge(log: string, values: WatchValues): Promise<number> {
  const limits = { rate: numberOf(values.rate, 'rate'), visits: numberOf(values.visits, 'visits') };
  const store = await readableStore(values);
  const pointer = await readLivePointer(store);
  if (pointer.move === undefined) throw new Error(`Nothing is live in ${store.address}.`);
  const { rows, others } = countReports(readFileSync(log, 'utf8'), pointer);
  for (const row of rows) console.log(textOf(row));
  if (others > 0) console.log(`${others} reports are about releases that are no longer served.`);
  const bad = tooManyFailures(rows, limits);
  for (const { app, release } of bad) {
    console.log(`\nToo many failures: npx weft rollback ${app} --from ${release}`);
  }
  return bad.length > 0 ? 1 : 0;
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
