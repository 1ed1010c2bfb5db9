import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appByFolder, remoteByFolder, type App } from '../../workspace/apps';
import { publicOrigin } from '../../build/pages/site';
import { checkStage, type MoveOptions, type Moved } from '../../release/move/move';
import type { ReleasePointer } from 'remote-loader/pointer';
import { originSetting } from '../../release/settings/settings';
import { openStore, type Store } from '../../release/store/store';
import type { MoveValues, StoreValues } from '../options';

/** The host, a remote of the list, or the remote in a folder such as `.`. @throws {Error} if there is none */
export function releasable(name: string): App {
  if (name === 'host') return appByFolder(name);
  if (/^[./]/.test(name) && !existsSync(join(name, 'package.json'))) {
    throw new Error(`There is no remote in the folder "${name}".`);
  }
  return remoteByFolder(name);
}

/** The store of a command that only reads: a stage that has no pointer is refused. */
export async function readableStore(values: StoreValues): Promise<Store> {
  const store = await chosenStore(values);
  if (values.stage === undefined || (await store.stages()).includes(store.stage)) return store;
  throw new Error(`There is no stage "${store.stage}" in ${store.address}.`);
}

/** The store of a command that moves: a stage that has no pointer is refused, unless it is meant to be new. */
export async function movableStore(values: StoreValues & MoveValues): Promise<Store> {
  const store = await chosenStore(values);
  await checkStage(store, { newStage: values.newStage });
  return store;
}

export function chosenStore({ in: address, endpoint, stage }: StoreValues): Promise<Store> {
  return openStore(address, { endpoint, stage });
}

/** How the command moves the pointer. */
export function moveOptions(store: Store, values: MoveValues): MoveOptions {
  return {
    command: process.argv.slice(2).join(' '),
    why: values.why,
    allowFewer: values.allowFewer,
    newStage: values.newStage,
    origin: firstOrigin(store),
  };
}

/** The public origin that a shop's first move takes: `WEFT_ORIGIN`, and on this machine the host's own. */
function firstOrigin({ folder }: Store): string | undefined {
  const origin = process.env['WEFT_ORIGIN'];
  if (origin) return originSetting('WEFT_ORIGIN', origin);
  return folder === null ? undefined : publicOrigin();
}

/** Prints what a move did, and hands the addresses that changed to the command that empties caches. */
export async function tellMove(
  { move, pointer, changes, addresses }: Moved,
  purge?: string,
): Promise<void> {
  if (move === null) {
    console.log('Nothing changes by that: nothing was moved.');
    return;
  }
  for (const change of changes) console.log(change);
  console.log(`Move ${move}: ${addresses.length} pages changed.`);
  if (purge !== undefined) await purgeCaches(purge, pointer, addresses);
}

/** What changes with every move, beside pages. */
const ALWAYS_CHANGED = ['/release.json', '/sitemap.xml', '/products.xml', '/sw.js'];

async function purgeCaches(
  command: string,
  { origin = '' }: ReleasePointer,
  addresses: readonly string[],
): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(child, 'close') as Promise<[number | null]>;
  // A command that does not read its input may be gone before it is written.
  child.stdin.on('error', () => undefined);
  child.stdin.end([...addresses, ...ALWAYS_CHANGED].map((path) => `${origin}${path}\n`).join(''));
  const [code] = await ended;
  if (code !== 0) {
    throw new Error(`The move is live, but the command that purges caches ended with ${code}.`);
  }
}

/** Ends what runs on Ctrl-C, as long as nothing is live. */
export function endedBySignal(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => ending.abort(new Error(`Ended by ${name}.`)));
  }
  return ending.signal;
}

/**
 * A share of visitors in percent, as it was given.
 *
 * @param least and most that it may be
 */
export function shareOption(
  text: string | undefined,
  least = 0.1,
  most = 99.9,
): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && share >= least && share <= most) return share;
  throw new Error(
    `The share is "${text}"; give percents of the visitors, from ${least} to ${most}, such as 5`,
  );
}

/** @throws {Error} if these apps can't be given to a share of visitors */
export function checkShared(share: number | undefined, chosen: readonly App[]): void {
  if (share === undefined) return;
  if (chosen.length > 1) throw new Error('--share is of one remote: release one at a time.');
  if (chosen[0]?.role === 'remote') return;
  throw new Error('--share is of a remote: the pages of a host are the same for all.');
}

/** The number of a release, as it was given. @param name of the option */
export function numberOption(
  text: string | undefined,
  name: string,
  wanted = 'the number of a release, such as 3',
): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${name} is "${text}"; give ${wanted}`);
}
