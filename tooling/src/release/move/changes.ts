import { isManifestUrl, releaseNumber } from 'remote-loader/formats';
import type {
  HostEntry,
  HostRelease,
  PointerEntry,
  Release,
  ReleasePointer,
} from 'remote-loader/formats';
import { folderOf, type App } from '../../workspace/apps';
import { originIn, originsIn } from '../../workspace/origins';
import { omit } from '../omit';
import { liveNumber, type AppRelease } from '../store/composition';
import { damagedNote } from '../store/notes';
import type { Snapshot } from '../store/snapshot';
import type { readMove } from './log';
import type { Change } from './move';

/** A release that should become live. */
export interface Target extends AppRelease {
  /** The hash of its note. */
  readonly note: string;
  /** Its entry in the pointer; null for the host. */
  readonly pointerEntry: Release | null;
}

/** @throws {Error} if there is no such release, or its manifest is missing or was changed */
export async function targetOf(
  { releases, store }: Snapshot,
  app: App,
  release: number,
): Promise<Target> {
  const { note, hash } = (await releases.storedNote(app.folder, release)) ?? {};
  if (hash && !note) throw damagedNote(store, app.folder, release);
  if (!note || !hash || (app.role === 'remote' && !isManifestUrl(note.manifest))) {
    throw new Error(
      `There is no release ${release} of ${app.folder}: npx --no-install weft list ${app.folder} lists the releases.`,
    );
  }
  const { folder, federationName: name } = app;
  const { metaData } = await releases.manifest<{ metaData?: Pick<Release, 'routes'> }>({
    name,
    folder,
    release,
    note: hash,
  });
  if (app.role === 'host') return { app, release, note: hash, pointerEntry: null };
  const { integrity, media } = note;
  const pointerEntry = {
    manifest: String(note.manifest),
    integrity,
    note: hash,
    ...(metaData?.routes && { routes: metaData.routes }),
    ...(media !== undefined && { media }),
  };
  return { app, release, note: hash, pointerEntry };
}

/** Makes releases live for all; the live releases become the previous ones, and rollouts of these apps end. */
export function goLive(targets: readonly Target[]): Change {
  return (pointer) => targets.reduce(withLive, pointer);
}

function withLive(
  pointer: ReleasePointer,
  { app, release, note, pointerEntry }: Target,
): ReleasePointer {
  if (!pointerEntry) return { ...pointer, host: hostWith({ release, note }, pointer.host) };
  return withEntry(pointer, app, entryWith(pointerEntry, pointer.remotes[app.federationName]));
}

function entryWith(release: Release, live: PointerEntry | undefined): PointerEntry {
  if (!live) return release;
  const { previous } = live;
  if (live.manifest === release.manifest && live.integrity === release.integrity) {
    return { ...release, ...(previous && { previous }) };
  }
  return { ...release, previous: omit(live, 'previous', 'next') };
}

function hostWith(release: HostRelease, live: HostEntry | undefined): HostEntry {
  if (!live) return release;
  if (live.release === release.release && live.note === release.note) return live;
  return { ...release, previous: { release: live.release, note: live.note } };
}

/** Gives a release to a share of visitors, in percent below 100; the live release stays. */
export function startRollout({ app, pointerEntry }: Target, share: number): Change {
  return (pointer) => {
    const live = pointer.remotes[app.federationName];
    if (!live || !pointerEntry) throw new Error(`${app.folder} has no live release to share with.`);
    if (live.manifest === pointerEntry.manifest) {
      throw new Error(`This release of ${app.folder} is already live for all.`);
    }
    return withEntry(pointer, app, { ...live, next: { ...pointerEntry, share } });
  };
}

/** Changes the share of the rollout: 100 makes it live for all, 0 ends the rollout. */
export function changeRollout(app: App, share: number): Change {
  return (pointer) => {
    const live = pointer.remotes[app.federationName];
    if (!live?.next) {
      throw new Error(
        `${app.folder} has no rollout: npx --no-install weft release ${app.folder} --share 5`,
      );
    }
    const next = omit(live.next, 'share');
    if (share === 100)
      return withEntry(pointer, app, { ...next, previous: omit(live, 'previous', 'next') });
    if (share === 0) return withEntry(pointer, app, omit(live, 'next'));
    return withEntry(pointer, app, { ...live, next: { ...next, share } });
  };
}

export interface Rollback {
  /** The release to withdraw: the live or the shared one. */
  readonly from?: number | undefined;
  /** The release to make live; by default the previous one. */
  readonly to?: Target | undefined;
}

/**
 * Withdraws a release. The previous release replaces the live one, so that a second rollback undoes the first. Withdrawing
 * a rollout ends it. While a rollout runs, `from` must name the release to withdraw.
 *
 * @param seen the pointer on which the decision to roll back was based
 */
export function rollBack(app: App, { from, to }: Rollback, seen: ReleasePointer): Change {
  const live = liveNumber(app, seen);
  return (pointer) => {
    if (liveNumber(app, pointer) !== live) {
      throw new Error(
        `Move ${pointer.move} came first: release ${liveNumber(app, pointer)} of ${app.folder} is live now instead of ${live}. Nothing was rolled back.`,
      );
    }
    const shared = pointer.remotes[app.federationName]?.next;
    const rolloutNumber = shared && releaseNumber(shared.manifest);
    if (from !== undefined && from === rolloutNumber && !to) return changeRollout(app, 0)(pointer);
    if (from !== undefined && from !== live) {
      if (live === null) throw noPreviousRelease(app, pointer);
      throw new Error(
        `Release ${live} of ${app.folder} is live, not ${from}: nothing was rolled back.`,
      );
    }
    if (shared && from === undefined && !to) {
      throw new Error(
        `Release ${live} of ${app.folder} is live, and ${shared.share} % of visitors get release ${rolloutNumber}: choose with --from ${live} or --from ${rolloutNumber}.`,
      );
    }
    return withPrevious(app, pointer, to);
  };
}

function withPrevious(app: App, pointer: ReleasePointer, to: Target | undefined): ReleasePointer {
  if (to && to.release === liveNumber(app, pointer)) {
    throw new Error(`Release ${to.release} of ${app.folder} is already live.`);
  }
  if (app.role === 'host') {
    const target = to ?? pointer.host?.previous;
    if (!target) throw noPreviousRelease(app, pointer);
    const { release, note } = target;
    return { ...pointer, host: hostWith({ release, note }, pointer.host) };
  }
  const live = pointer.remotes[app.federationName];
  const target = to?.pointerEntry ?? live?.previous;
  if (!target) throw noPreviousRelease(app, pointer);
  // A rollout that becomes live needs no share.
  const next = live?.next?.manifest === target.manifest ? undefined : live?.next;
  return withEntry(pointer, app, { ...entryWith(target, live), ...(next && { next }) });
}

function noPreviousRelease(app: App, pointer: ReleasePointer): Error {
  const problem = pointer.problems[app.federationName];
  if (problem) {
    return new Error(
      `The pointer's entry for ${app.folder} is invalid: ${problem} Name the release with --release.`,
    );
  }
  const live = liveNumber(app, pointer);
  return new Error(
    live === null
      ? `${app.folder} has not been released yet: npx --no-install weft release ${app.folder}`
      : `Release ${live} is the first of ${app.folder}: there is nothing to roll back to.`,
  );
}

/** Takes a remote out of the pointer; the host's routes may not need its pages. */
export function removeRemote(folder: string): Change {
  return (pointer) => {
    const name = Object.keys({ ...pointer.remotes, ...pointer.problems }).find(
      (candidate) => folderOf(candidate) === folder,
    );
    if (name === undefined) throw new Error(`There is no live remote "${folder}" to remove.`);
    const [remotes, problems] = [omit(pointer.remotes, name), omit(pointer.problems, name)];
    return { ...pointer, remotes, problems };
  };
}

export interface SettingValues {
  readonly origin?: string | undefined;
  /** Separated by commas or spaces; an empty text removes them. */
  readonly overrideOrigins?: string | undefined;
}

export function changeSettings({ origin, overrideOrigins: overrides }: SettingValues): Change {
  const changed = {
    ...(origin !== undefined && { origin: originIn('--origin', origin) }),
    ...(overrides !== undefined && {
      overrideOrigins: originsIn('--override-origins', overrides),
    }),
  };
  return (pointer) => ({ ...pointer, ...changed });
}

/**
 * Undoes all that a move changed: releases, rollouts and settings.
 *
 * @throws {Error} if something of it was changed again since
 */
export function undoMove({
  entry,
  pointer: after,
  before,
}: Awaited<ReturnType<typeof readMove>>): Change {
  return (pointer) => {
    const back = <Part>(what: string, original: Part, moved: Part, live: Part): Part => {
      if (JSON.stringify(original) === JSON.stringify(moved)) return live;
      if (JSON.stringify(live) === JSON.stringify(moved)) return original;
      throw new Error(
        `${what} was changed again since move ${entry.move}: undo the later move first. Nothing was moved.`,
      );
    };
    const names = Object.keys({ ...before.remotes, ...after.remotes, ...pointer.remotes });
    const remotes = [...new Set(names)].flatMap((name) => {
      const [original, moved, live] = [before, after, pointer].map((state) => state.remotes[name]);
      const pointerEntry = back(folderOf(name), original, moved, live);
      return pointerEntry ? [[name, pointerEntry] as const] : [];
    });
    const part = <Key extends keyof ReleasePointer>(key: Key) =>
      back(key, before[key], after[key], pointer[key]);
    const origin = part('origin');
    return {
      ...omit(pointer, 'origin'),
      ...(origin !== undefined && { origin }),
      overrideOrigins: part('overrideOrigins'),
      host: part('host'),
      remotes: Object.fromEntries(remotes),
    };
  };
}

function withEntry(pointer: ReleasePointer, app: App, pointerEntry: PointerEntry): ReleasePointer {
  const problems = omit(pointer.problems, app.federationName);
  return {
    ...pointer,
    problems,
    remotes: { ...pointer.remotes, [app.federationName]: pointerEntry },
  };
}
