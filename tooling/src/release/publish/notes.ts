import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MANIFEST } from '../../workspace/apps';
import { filesBelow } from '../../workspace/filesBelow';
import { integrityOf } from '../../workspace/integrityOf';
import type { Store } from '../store/store';
import type { Provenance } from './provenance';
import { fromStatement, toStatement, type Statement } from './statement';

/** The parts of a release: what browsers ask for, its build for Node, and source maps. */
export const PARTS = ['files', 'pages', 'maps'] as const;
export type ReleasePart = (typeof PARTS)[number];

/** What is known of a release. Notes lie beside the folders that are served, since a browser has no use for them. */
export interface Note extends Provenance {
  readonly release: number;
  /** The address of its manifest when it was released; the host has none, because pages name its files. */
  readonly manifest?: string;
  /** The hash of the manifest. */
  readonly integrity: string;
  /** Of the host: its service worker removes itself. */
  readonly isWorkerOff?: boolean;
  /** The SHA-256 of every file, by its part and path, such as `files/assets/a.js`. */
  readonly files: Readonly<Record<string, string>>;
}

/** A note, and the hash of its text, by which the pointer names it. */
export interface KeptNote {
  readonly note: Note;
  readonly hash: string;
}

/** The prefix below which a part of a release lies. */
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
 * Claims the next number of an app's releases for this process, and writes the note of that release. A number is
 * never given twice, whatever became of its folder, because caches may have files under its addresses. Only a release
 * whose upload broke off is continued, by a later try with the same files.
 */
export async function claimRelease(
  store: Store,
  app: string,
  noteOf: (release: number) => Note,
): Promise<KeptNote> {
  const last = Math.max(0, ...(await releaseNumbers(store, app)));
  const brokenOff = last === 0 ? undefined : await unfinished(store, app, noteOf(last));
  if (brokenOff) return brokenOff;
  for (let release = last + 1; ; release += 1) {
    const note = noteOf(release);
    const text = `${JSON.stringify(toStatement(app, note), null, 2)}\n`;
    if (await store.create(noteKey(app, release), text)) return { note, hash: integrityOf(text) };
    // It may be our own, if only the response was lost.
    const same = await unfinished(store, app, note);
    if (same) return same;
  }
}

async function unfinished(store: Store, app: string, wanted: Note): Promise<KeptNote | undefined> {
  const kept = await readNote(store, app, wanted.release);
  const isSame =
    kept?.note.manifest === wanted.manifest &&
    JSON.stringify(kept?.note.files) === JSON.stringify(wanted.files);
  if (!isSame) return undefined;
  return (await store.read(`${app}/${wanted.release}/${MANIFEST}`)) ? undefined : kept;
}

/** The note of a release; undefined where there is none that can be read. */
export async function readNote(
  store: Store,
  app: string,
  release: number,
): Promise<KeptNote | undefined> {
  const bytes = await store.read(noteKey(app, release));
  if (!bytes) return undefined;
  try {
    const note = fromStatement(JSON.parse(bytes.toString()) as Statement);
    return { note, hash: integrityOf(bytes) };
  } catch {
    return undefined;
  }
}

/** The numbers of all releases of an app that have a folder or a note. */
export async function releaseNumbers(store: Store, app: string): Promise<number[]> {
  const names = [
    ...(await store.children(`${app}/`)),
    ...(await store.children(`notes/${app}/`)).map((name) => basename(name, '.json')),
  ];
  return [...new Set(names.filter((name) => /^\d+$/.test(name)).map(Number))];
}

/** The hash of every file of a staged release; a part that is not there has none. */
export function hashesOf(
  folders: Readonly<Record<ReleasePart, string>>,
): Readonly<Record<string, string>> {
  const names = PARTS.filter((part) => existsSync(folders[part])).flatMap((part) =>
    filesBelow(folders[part]).map(
      (file) => [`${part}/${file}`, hashOf(readFileSync(join(folders[part], file)))] as const,
    ),
  );
  return Object.fromEntries(names);
}

/** The hash by which a note names a file. */
export function hashOf(bytes: NodeJS.ArrayBufferView): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function noteKey(app: string, release: number): string {
  return `notes/${app}/${release}.json`;
}
