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

function liveChange(app: string, before: number | undefined, after: number | undefined): string[] {
  if (before === after) return [];
  if (after === undefined) return [`${app}: release ${before} is no longer live.`];
  const place = before === undefined ? '' : ` instead of ${before}`;
  return [`${app}: release ${after} is live${place}.`];
}

function rolloutChanges(app: string, before?: PointerEntry, after?: PointerEntry): string[] {
  const [earlier, rollout] = [before?.next, after?.next];
  const number = ({ manifest }: { manifest: string }) => releaseNumber(manifest);
  const isSame = earlier?.manifest === rollout?.manifest;
  if (isSame && earlier?.share === rollout?.share) return [];
  const isNowLive = earlier && after && earlier.manifest === after.manifest;
  const ended =
    earlier && !isSame && !isNowLive
      ? [`${app}: the share of release ${number(earlier)} (${earlier.share} %) has ended.`]
      : [];
  return [
    ...ended,
    ...(rollout ? [`${app}: ${rollout.share} % of visitors get release ${number(rollout)}.`] : []),
  ];
}

function settingsChanges(before: ReleasePointer, after: ReleasePointer): string[] {
  const names = ['origin', 'overrideOrigins'] as const;
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `settings: ${name} is ${JSON.stringify(after[name] ?? null)}.`);
}
