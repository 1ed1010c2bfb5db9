import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../../workspace/apps';
import { knownReleases } from '../store/composition';
import { fileKey, hashesOf, readNote, type StoredNote, type Note } from '../store/notes';
import { stagedFolders } from '../publish/publish';
import { readLivePointer } from '../store/snapshot';
import type { ArtifactStore } from '../store/artifactStore';
import { concurrently } from '../store/concurrently';
import { hashOf } from '../../workspace/hashOf';
import { rebuild, type Rebuild } from './rebuild';

/**
 * Builds a release again from the commit in its note, and compares every file of the build, the note and the store.
 *
 * @returns the number of files that are equal in all three
 * @throws {Error} with each differing file and its place
 */
export async function verifyBuild(
  store: ArtifactStore,
  app: App,
  release: number,
  build: Rebuild = rebuild,
): Promise<number> {
  const stored = await readNote(store, app.folder, release);
  if (!stored) throw new Error(`There is no release ${release} of ${app.folder}.`);
  const { note } = stored;
  const problems = [
    ...(await noteProblems(store, app, stored)),
    ...(await storeProblems(store, app, note)),
  ];
  if (note.commit === null || note.isDirty !== false) {
    const problem =
      note.commit === null ? 'names no commit' : 'names a commit with uncommitted changes';
    problems.push(`The note ${problem}: the release cannot be built again.`);
  } else problems.push(...(await buildProblems(app, note, build)));
  if (problems.length > 0) {
    throw new Error(
      `Release ${release} of ${app.folder} does not match its note:\n${problems.join('\n')}`,
    );
  }
  return Object.keys(note.files).length;
}

async function noteProblems(
  store: ArtifactStore,
  app: App,
  { note, hash }: StoredNote,
): Promise<string[]> {
  const named = knownReleases(await readLivePointer(store)).filter(
    ({ folder, release }) => folder === app.folder && release === note.release,
  );
  return named.some((release) => release.note !== hash)
    ? ['The note was changed after it went live.']
    : [];
}

async function storeProblems(store: ArtifactStore, app: App, note: Note): Promise<string[]> {
  const problems = await concurrently(Object.entries(note.files), async ([name, hash]) => {
    const bytes = await store.read(fileKey(app.folder, note.release, name));
    if (bytes && hashOf(bytes) === hash) return [];
    return [`${name} ${bytes ? 'was changed' : 'is missing'} in the store.`];
  });
  return problems.flat();
}

async function buildProblems(app: App, note: Note, build: Rebuild): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'weft-verified-'));
  try {
    const [sources, built] = [join(folder, 'sources'), stagedFolders(join(folder, 'built'))];
    await build(app, note, { sources, built });
    return fileProblems(note.files, hashesOf(built));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The files that differ between a release, or a build, and a build of its commit. */
export function fileProblems(noted: Note['files'], built: Note['files']): string[] {
  return Object.keys({ ...noted, ...built })
    .filter((name) => noted[name] !== built[name])
    .map((name) => {
      if (!(name in built)) return `${name} is not in the commit's build.`;
      return name in noted
        ? `${name} differs in the commit's build.`
        : `${name} is only in the commit's build.`;
    });
}
