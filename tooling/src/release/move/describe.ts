import { releaseNumber, type PointerEntry, type ReleasePointer } from 'remote-loader/formats';
import { folderOf } from '../../workspace/apps';

/** The changes of a move, one sentence each; empty if nothing changes. */
export function describeChanges(before: ReleasePointer, after: ReleasePointer): string[] {
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)]);
  return [
    ...liveChange('host', before.host?.release, after.host?.release),
    ...[...names].flatMap((name) =>
      entryChanges(folderOf(name), before.remotes[name], after.remotes[name]),
    ),
    ...settingsChanges(before, after),
  ];
}

function entryChanges(app: string, before?: PointerEntry, after?: PointerEntry): string[] {
  const number = (live?: PointerEntry) => (live && releaseNumber(live.manifest)) ?? undefined;
  return [...liveChange(app, number(before), number(after)), ...rolloutChanges(app, before, after)];
}

function liveChange(app: string, was: number | undefined, is: number | undefined): string[] {
  if (was === is) return [];
  if (is === undefined) return [`${app}: release ${was} is no longer live.`];
  const place = was === undefined ? '' : ` instead of ${was}`;
  return [`${app}: release ${is} is live${place}.`];
}

function rolloutChanges(app: string, before?: PointerEntry, after?: PointerEntry): string[] {
  const [was, is] = [before?.next, after?.next];
  const number = ({ manifest }: { manifest: string }) => releaseNumber(manifest);
  const isSame = was?.manifest === is?.manifest;
  if (isSame && was?.share === is?.share) return [];
  const isNowLive = was && after && was.manifest === after.manifest;
  const ended =
    was && !isSame && !isNowLive
      ? [`${app}: the share of release ${number(was)} (${was.share} %) has ended.`]
      : [];
  return [
    ...ended,
    ...(is ? [`${app}: ${is.share} % of visitors get release ${number(is)}.`] : []),
  ];
}

function settingsChanges(before: ReleasePointer, after: ReleasePointer): string[] {
  const names = ['origin', 'overrideOrigins'] as const;
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `settings: ${name} is ${JSON.stringify(after[name] ?? null)}.`);
}
