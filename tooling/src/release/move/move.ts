import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceRoot } from '../../workspace/apps';
import { PRODUCTION, pointerToJson, type ReleasePointer } from 'remote-loader/pointer';
import { authorIn } from '../publish/provenance';
import type { Live, Store } from '../store/store';
import { checkFit } from './checkFit';
import { hostIn } from './composition';
import { describeChanges } from './describe';
import type { Render } from './renderPages';
import { parseLive } from '../store/livePointer';
import type { LogEntry } from './log';
import {
  changedAddresses,
  FewerPagesError,
  pagesKey,
  readPages,
  writePages,
  type PagesRecord,
} from './pages';

/** How often a move is made anew because another one came first. */
const TRIES = 40;

/** The longest pause before the next try, in milliseconds. */
const LONGEST_PAUSE = 400;

/** From which share of the sitemap's addresses on their loss is refused. */
const MOST_LOST = 0.1;

/** Other commands were faster at every try. */
export class ContendedError extends Error {
  constructor(address: string, tries: number) {
    super(
      `${tries} times others moved the pointer of ${address} first; nothing was moved. Try again.`,
    );
    this.name = 'ContendedError';
  }
}

/** Makes another pointer of the one that is live; it throws to refuse. Called again when another move came first. */
export type Change = (pointer: ReleasePointer) => ReleasePointer;

/** How a move is made, and what its log says. */
export interface MoveOptions {
  /** The command, for the log. */
  readonly command?: string;
  readonly why?: string | undefined;
  /** Permits that the sitemap loses addresses. */
  readonly allowFewer?: boolean | undefined;
  /** Permits the first pointer of a stage. */
  readonly newStage?: boolean | undefined;
  /** The public origin of a shop that has none yet. */
  readonly origin?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How often it is tried. */
  readonly tries?: number;
  /** Writes the pages; tests have one that starts no process. */
  readonly render?: Render | undefined;
}

/** What a move did. */
export interface Moved {
  /** Null when nothing had to be moved. */
  readonly move: number | null;
  readonly pointer: ReleasePointer;
  readonly changes: readonly string[];
  /** The addresses with another content than before. */
  readonly addresses: readonly string[];
}

/**
 * Changes what is live: releases, shares, settings. What the move needs is written first, the pages, the log's entry and the
 * pointer; then one switch makes it live. Whatever fails before, the shop stays as it was. When another move comes first, this
 * one is made anew on top of it.
 *
 * @throws what `change` throws, and why the result can't be live
 */
export async function move(
  store: Store,
  change: Change,
  options: MoveOptions = {},
): Promise<Moved> {
  const { tries = TRIES, signal } = options;
  for (let count = 1; count <= tries; count += 1) {
    const live = await store.readLive();
    if (live.version === null) await checkStage(store, options);
    const before = parseLive(store, live.text);
    const after = withOrigin(store, change(before), options);
    const changes = describeChanges(before, after);
    if (changes.length === 0) return { move: null, pointer: before, changes, addresses: [] };
    checkLines(after);
    await checkFit(store, before, after);
    const { record, kept } = await pagesOf(store, before, after, options);
    signal?.throwIfAborted();
    const written = await write(store, before, after, { changes, ...options });
    if (await isSwitched(store, written, live)) {
      const addresses = changedAddresses(kept, record);
      return { ...written, changes, addresses };
    }
    await sleep(Math.min(LONGEST_PAUSE, 10 * count) * Math.random());
  }
  throw new ContendedError(store.address, tries);
}

interface WrittenMove {
  readonly move: number;
  readonly pointer: ReleasePointer;
  readonly text: string;
}

async function isSwitched(store: Store, { move: number, text }: WrittenMove, live: Live) {
  if (await store.switchTo(number, text, live.version)) return true;
  // The response to a successful write may have been lost.
  return (await store.readLive()).text === text;
}

/** Writes the move into the store under the next free number. */
async function write(
  store: Store,
  before: ReleasePointer,
  after: ReleasePointer,
  { changes, command = '', why }: MoveOptions & { changes: readonly string[] },
): Promise<WrittenMove> {
  const pages = pagesKey(after);
  const author = authorIn(workspaceRoot);
  const { stage } = store;
  const taken = (await store.children('moves/')).map(Number).filter(Number.isInteger);
  for (let number = Math.max(0, before.move ?? 0, ...taken) + 1; ; number += 1) {
    const pointer = { ...after, move: number, pages };
    const text = `${JSON.stringify(pointerToJson(pointer), null, 2)}\n`;
    const entry: LogEntry = {
      move: number,
      base: before.move ?? null,
      stage,
      time: new Date().toISOString(),
      author,
      command,
      why: why ?? null,
      changes,
    };
    const json = `${JSON.stringify(entry, null, 2)}\n`;
    if (await store.writeMove(number, { entry: json, pointer: text, pages })) {
      return { move: number, pointer, text };
    }
  }
}

async function pagesOf(
  store: Store,
  before: ReleasePointer,
  after: ReleasePointer,
  { allowFewer = false, render }: MoveOptions,
): Promise<{ record: PagesRecord; kept: PagesRecord | undefined }> {
  hostIn(after);
  const kept = before.pages === undefined ? undefined : await readPages(store, before.pages);
  const record = await writePages(store, after, render);
  if (kept && !allowFewer && record.indexed < kept.indexed * (1 - MOST_LOST)) {
    throw new FewerPagesError(kept.indexed, record.indexed);
  }
  return { record, kept };
}

/** A mistyped stage must not become a new one. @throws {Error} */
export async function checkStage(store: Store, { newStage }: MoveOptions): Promise<void> {
  if (newStage || store.stage === PRODUCTION) return;
  const known = await store.stages();
  if (known.includes(store.stage)) return;
  throw new Error(
    `There is no stage "${store.stage}" in ${store.address} (there are: ${known.join(', ') || 'none'}); --new-stage makes it.`,
  );
}

function checkLines({ problems }: ReleasePointer): void {
  for (const [name, problem] of Object.entries(problems)) {
    throw new Error(
      `The pointer's line of ${name}: ${problem} Release it anew; nothing was moved.`,
    );
  }
}

/** The first move says what the public origin of the shop is. */
function withOrigin(
  store: Store,
  pointer: ReleasePointer,
  { origin }: MoveOptions,
): ReleasePointer {
  if (pointer.origin !== undefined) return pointer;
  if (origin !== undefined) return { ...pointer, origin };
  throw new Error(
    `${store.address} does not say the public origin of the shop: set WEFT_ORIGIN=https://shop.example for its first move.`,
  );
}
