import { setTimeout as sleep } from 'node:timers/promises';
import { folderOf, workspaceRoot } from '../../workspace/apps';
import {
  parsePointer,
  PRODUCTION,
  pointerToJson,
  type HostManifest,
  type ReleasePointer,
} from 'remote-loader/formats';
import { checkContract, ContractError } from '../../build/contract/contract';
import { hostIn, servedReleases } from '../store/composition';
import { authorIn } from '../store/provenance';
import { moveNumbers, type LogEntry } from '../store/moves';
import { readSnapshot, type Snapshot } from '../store/snapshot';
import type { ArtifactStore } from '../store/artifactStore';
import { describeChanges } from './describe';
import type { Render } from './renderPages';
import { changedAddresses, checkLoss, pagesKey, readRecord, writeComposition } from './pages';

const TRIES = 40;

/** The longest pause before the next attempt, in milliseconds. */
const LONGEST_PAUSE = 400;

/** Derives a new pointer from the live one; throws to refuse. Called again if another move came first. */
export type Change = (pointer: ReleasePointer) => ReleasePointer;

export interface MoveOptions {
  readonly command?: string;
  readonly why?: string | undefined;
  /** Permits the sitemap to lose addresses. */
  readonly allowFewer?: boolean | undefined;
  /** The public origin, for a shop that has none yet. */
  readonly origin?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly tries?: number;
  /** Writes the pages; tests pass a function that starts no process. */
  readonly render?: Render | undefined;
}

export interface Moved {
  /** Null if there was nothing to change. */
  readonly move: number | null;
  readonly pointer: ReleasePointer;
  readonly changes: readonly string[];
  /** The addresses whose content changed. */
  readonly addresses: readonly string[];
}

/**
 * Changes the live releases, rollouts and settings. First the pages, the log entry and the pointer are written; then one
 * switch makes the move live. If anything fails before the switch, the shop stays unchanged. If another move comes first, this
 * move is repeated on top of it.
 *
 * @throws the errors of `change`, or the reason why the result cannot go live
 */
export async function move(
  seen: Snapshot,
  change: Change,
  options: MoveOptions = {},
): Promise<Moved> {
  const { tries = TRIES, allowFewer = false, signal, render } = options;
  const { store, releases } = seen;
  let snapshot = seen;
  for (let count = 1; count <= tries; count += 1) {
    const { live, pointer: before } = snapshot;
    const after = withOrigin(seen, change(before), options);
    const changes = describeChanges(before, after);
    if (live.version === null && store.stage !== PRODUCTION) {
      changes.unshift(`${store.stage}: begins with the releases of production.`);
    }
    if (changes.length === 0) return { move: null, pointer: before, changes, addresses: [] };
    checkPointer(after);
    await checkFit(snapshot, after);
    const oldPages = before.pages === undefined ? undefined : await readRecord(store, before.pages);
    const newPages = await writeComposition(snapshot, after, render);
    if (oldPages && !allowFewer) checkLoss(oldPages, newPages);
    signal?.throwIfAborted();
    const { text, ...written } = await write(store, before, after, { changes, ...options });
    const isSwitched = await store.switchTo(written.move, text, live.version);
    // The response to a successful write may have been lost.
    if (isSwitched || (await store.readLive()).text === text) {
      return { ...written, changes, addresses: changedAddresses(oldPages, newPages) };
    }
    await sleep(Math.min(LONGEST_PAUSE, 10 * count) * Math.random());
    snapshot = await readSnapshot(store, releases);
  }
  throw new Error(
    `Others moved the pointer of ${store.address} first ${tries} times; nothing was moved. Try again.`,
  );
}

async function write(
  store: ArtifactStore,
  before: ReleasePointer,
  after: ReleasePointer,
  { changes, command = '', why }: MoveOptions & { changes: readonly string[] },
): Promise<Pick<Moved, 'pointer'> & { readonly move: number; readonly text: string }> {
  const pages = pagesKey(after);
  const author = authorIn(workspaceRoot);
  const { stage } = store;
  for (
    let number = (before.move ?? 0) + 1;
    ;
    number = 1 + Math.max(...(await moveNumbers(store)))
  ) {
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

/** The one check of every entry of a new pointer, whatever command made it. @throws {Error} */
export function checkPointer(pointer: ReleasePointer): void {
  const { problems } = parsePointer(pointerToJson(pointer), { mayBeDevelopment: false });
  for (const [name, problem] of Object.entries({ ...pointer.problems, ...problems })) {
    throw new Error(
      `The pointer's entry for ${folderOf(name)} is invalid: ${problem} Release it again, or take it out with weft remove; nothing was moved.`,
    );
  }
}

/**
 * Checks that the releases of a move are unchanged since their publication, and that the remotes fit the host: the new
 * remotes, or all remotes if the host is new.
 *
 * @throws {ContractError}
 */
async function checkFit(
  { pointer: before, releases }: Snapshot,
  after: ReleasePointer,
): Promise<void> {
  const host = hostIn(after);
  const served = servedReleases(after);
  const hasSameHost = before.host?.note === host.note;
  const servedBefore = new Set(servedReleases(before).map(({ note }) => note));
  const isNew = ({ note }: { note: string }) => !servedBefore.has(note);
  for (const release of [...(hasSameHost ? [] : [host]), ...served.filter(isNew)]) {
    await releases.verify(release);
  }
  const hostManifest = await releases.manifest<HostManifest>(host);
  const missing = Object.keys(hostManifest.metaData.pages).find((name) => !after.remotes[name]);
  if (missing) {
    throw new ContractError(folderOf(missing), [
      "the host's routes name its pages, but it would have no live release: npx --no-install weft release --all releases all apps at once; to remove it, first release a host without these routes.",
    ]);
  }
  const manifests = await releases.remoteManifests(served);
  for (const [index, release] of served.entries()) {
    const manifest = manifests[index];
    if (!manifest || (hasSameHost && !isNew(release))) continue;
    const others = manifests.filter(({ name }) => name !== release.name);
    checkContract(manifest, hostManifest, others);
  }
}

/** The first move of a stage sets its public origin. */
export function withOrigin(
  { store, live }: Pick<Snapshot, 'store' | 'live'>,
  pointer: ReleasePointer,
  { origin }: MoveOptions,
): ReleasePointer {
  if (live.version === null && origin !== undefined) return { ...pointer, origin };
  if (pointer.origin !== undefined) return pointer;
  throw new Error(
    `${store.address} has no public origin of the shop: set WEFT_ORIGIN=https://shop.example for its first move.`,
  );
}
