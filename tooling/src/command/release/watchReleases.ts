import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { examples } from '../examples';
import { readLivePointer } from '../../release/store/livePointer';
import { countReports, tooManyFailures, type Watched } from '../../release/watch/watchReleases';
import { readableStore, withStage, type StoreValues } from './commandLine';

/** Its own failure: a pipeline must not roll back because of it. */
const OWN_FAILURE = 2;

export function addWatchCommand(program: Command): void {
  withStage(
    program
      .command('watch')
      .description('count what visits reported of the releases that are live or shared')
      .argument('<log>', 'of reports'),
  )
    .option('--rate <percent>', 'of visits in which a release may fail', '2')
    .option('--visits <number>', 'that a release needs before it is judged', '50')
    .addHelpText(
      'after',
      `${examples(['watch remotes.log', ''])}

Exit codes: 1, a release failed too often; 2, it could not tell.`,
    )
    .exitOverride((error) => {
      if (error.exitCode !== 0) process.exitCode = OWN_FAILURE;
      throw error;
    })
    .action(watch);
}

interface WatchValues extends StoreValues {
  readonly rate: string;
  readonly visits: string;
}

async function watch(log: string, values: WatchValues): Promise<void> {
  process.exitCode = OWN_FAILURE;
  process.exitCode = await judge(log, values);
}

async function judge(log: string, values: WatchValues): Promise<number> {
  const limits = { rate: numberOf(values.rate, 'rate'), visits: numberOf(values.visits, 'visits') };
  const store = await readableStore(values);
  const pointer = await readLivePointer(store);
  if (pointer.move === undefined) throw new Error(`Nothing is live in ${store.address}.`);
  const { rows, others } = countReports(readFileSync(log, 'utf8'), pointer);
  for (const row of rows) console.log(textOf(row));
  if (others > 0) console.log(`${others} reports are about releases that nobody gets now.`);
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
