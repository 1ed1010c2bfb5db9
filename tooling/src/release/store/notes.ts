import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../workspace/filesBelow';
import { integrityOf } from 'remote-loader/build';
import type { Provenance } from './provenance';
import type { ArtifactStore } from './artifactStore';
import { hashOf } from '../../workspace/hashOf';

/** The parts of a release: the browsers' files, the build for Node, and source maps. */
export const PARTS = ['files', 'pages', 'maps'] as const;
export type ReleasePart = (typeof PARTS)[number];

/** The note of a release. Notes are outside the served folders, because browsers do not need them. */
export interface Note extends Provenance {
  readonly release: number;
  /** The address of its manifest at the time of release; none for the host, because pages name its files. */
  readonly manifest?: string;
  /** The hash of the manifest. */
  readonly integrity: string;
  /** The key of the list of its pictures (media.ts). */
  readonly media?: string | undefined;
  /** The hash of the sources of its build. */
  readonly sources?: string | undefined;
  /** For the host: its service worker removes itself. */
  readonly isWorkerOff?: boolean;
  /** The SHA-256 of every file, by its part and path, such as `files/assets/a.js`. */
  readonly files: Readonly<Record<string, string>>;
}

/** A note, and the hash of its text, which is in the pointer. */
export interface StoredNote {
  /** Undefined if it is damaged. */
  readonly note: Note | undefined;
  readonly hash: string;
}

export function partPrefix(part: ReleasePart, app: string, release: number): string {
  const above = { files: '', pages: 'builds/', maps: 'notes/' }[part];
  return `${above}${app}/${release}`;
}

/** The key of a file of a release, by its name in the note. */
export function fileKey(app: string, release: number, name: string): string {
  const [part = '', ...path] = name.split('/');
  return `${partPrefix(part as ReleasePart, app, release)}/${path.join('/')}`;
}

/**
 * Claims the next release number of an app for this process, and writes the note of the release. A number is never
 * reused, even if its folder is gone, because caches may have its files.
 */
export async function claimRelease(
  store: ArtifactStore,
  app: string,
  noteOf: (release: number) => Note,
): Promise<number> {
  const last = Math.max(0, ...(await releaseNumbers(store, app)));
  for (let release = last + 1; ; release += 1) {
    const text = `${JSON.stringify(noteOf(release), null, 2)}\n`;
    const key = noteKey(app, release);
    // The response to a successful write may have been lost.
    if ((await store.create(key, text)) || String(await store.read(key)) === text) return release;
  }
}

/** The note of a release; undefined if it is missing. */
export async function readNote(
  store: ArtifactStore,
  app: string,
  release: number,
): Promise<StoredNote | undefined> {
  const bytes = await store.read(noteKey(app, release));
  return bytes && { note: noteIn(bytes.toString()), hash: integrityOf(bytes) };
}

function noteIn(text: string): Note | undefined {
  try {
    const note = JSON.parse(text) as Note;
    return typeof note.integrity === 'string' && typeof note.files === 'object' ? note : undefined;
  } catch {
    return undefined;
  }
}

export function damagedNote({ address }: ArtifactStore, app: string, release: number): Error {
  return new Error(
    `${noteKey(app, release)} in ${address} is damaged: release ${release} of ${app} cannot be used.`,
  );
}

/** The numbers of all releases of an app that have a folder or a note. */
export async function releaseNumbers(store: ArtifactStore, app: string): Promise<number[]> {
  const names = [
    ...(await store.children(`${app}/`)),
    ...(await store.children(`notes/${app}/`)).map((name) => basename(name, '.json')),
  ];
  return [...new Set(names.filter((name) => /^\d+$/.test(name)).map(Number))];
}

/** The hash of every file in a folder, by its path; in a folder with the parts of a release that is its name in the note. */
export function hashesOf(folder: string): Readonly<Record<string, string>> {
  const files = filesBelow(folder);
  return Object.fromEntries(files.map((file) => [file, hashOf(readFileSync(join(folder, file)))]));
}

export function noteKey(app: string, release: number): string {
  return `notes/${app}/${release}.json`;
}
