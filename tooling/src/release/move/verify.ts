import { MANIFEST } from 'remote-loader/formats';
import type { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { fileKey, hashOf, readNote, type Note } from '../publish/notes';
import type { Store } from '../store/store';
import type { NamedRelease } from './composition';

/** The number of files that are read at once. */
const CONCURRENCY = 12;

/** A file of a release was changed or is missing. */
class TamperedError extends Error {
  constructor(key: string, problem: string) {
    super(`${key} ${problem}; nothing was moved.`);
    this.name = 'TamperedError';
  }
}

/** The note of a release, checked against the pointer's hash. @throws {TamperedError} */
async function verifiedNote(store: Store, one: NamedRelease): Promise<Note> {
  const kept = await readNote(store, one.folder, one.release);
  if (kept?.hash === one.note) return kept.note;
  throw new TamperedError(
    `The note of release ${one.release} of ${one.folder}`,
    kept ? 'was changed after its release' : 'is missing',
  );
}

/** A file of a release. @param name in the note @throws {TamperedError} */
async function verifiedFile(
  store: Store,
  { folder, release }: NamedRelease,
  { files }: Note,
  name: string,
): Promise<Buffer> {
  const key = fileKey(folder, release, name);
  const bytes = await store.read(key);
  if (!bytes) throw new TamperedError(key, 'is missing');
  if (hashOf(bytes) !== files[name]) throw new TamperedError(key, 'was changed after its release');
  return bytes;
}

/** Reads all files of a release. @throws {TamperedError} */
export async function verifyRelease(store: Store, one: NamedRelease): Promise<void> {
  const note = await verifiedNote(store, one);
  await pMap(Object.keys(note.files), (name) => verifiedFile(store, one, note, name), {
    concurrency: CONCURRENCY,
  });
}

/**
 * Downloads files of a release, by their names in the note.
 *
 * @throws {TamperedError}
 */
export async function downloadRelease(
  store: Store,
  one: NamedRelease,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  const note = await verifiedNote(store, one);
  const names = Object.keys(note.files).filter(isWanted);
  const bring = async (name: string) => {
    const bytes = await verifiedFile(store, one, note, name);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  };
  await pMap(names, bring, { concurrency: CONCURRENCY });
}

/** The manifest of a release. @throws {TamperedError} */
export async function manifestOf<Manifest>(store: Store, one: NamedRelease): Promise<Manifest> {
  const note = await verifiedNote(store, one);
  const bytes = await verifiedFile(store, one, note, `files/${MANIFEST}`);
  return JSON.parse(bytes.toString()) as Manifest;
}
