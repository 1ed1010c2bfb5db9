import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST, PRODUCTION, type ReleasePointer } from 'remote-loader/formats';
import type { RemoteContract } from '../../build/contract/contract';
import { omit } from '../omit';
import { concurrently } from './concurrently';
import type { NamedRelease } from './composition';
import { parseLive, unreadable, newestMove } from './moves';
import { fileKey, readNote, type StoredNote, type Note } from './notes';
import type { Live, ArtifactStore } from './artifactStore';
import { hashOf } from '../../workspace/hashOf';

/** The name of a manifest in a note. */
export const MANIFEST_FILE = `files/${MANIFEST}`;

/**
 * What a command knows of a store: the live pointer, and the notes and manifests of releases. Everything is read and
 * checked once, and handed down.
 */
export interface Snapshot {
  readonly store: ArtifactStore;
  readonly live: Live;
  readonly pointer: ReleasePointer;
  readonly releases: Releases;
}

/**
 * @param known notes and manifests that were read before; they never change
 * @throws {Error} if the pointer cannot be read
 */
export async function readSnapshot(
  store: ArtifactStore,
  known: Releases = new Releases(store),
): Promise<Snapshot> {
  const live = await store.readLive();
  const pointer = parseLive(store, live.text);
  if (live.text !== null) return { store, live, pointer, releases: known };
  // A new stage begins with what is live in production.
  const production = await readPointerOf(store, PRODUCTION);
  return { store, live, pointer: omit(production, 'move'), releases: known };
}

/** The stages of a store that have a pointer. */
export async function stagesIn(store: ArtifactStore): Promise<string[]> {
  const names = await store.children('');
  const stages = new Set([PRODUCTION, ...names.map((name) => name.split('.')[1] ?? '')]);
  return [...stages].filter((stage) => names.includes(store.pointerOf(stage)));
}

/** The live pointer of a store; empty before the first move. @throws {Error} if it cannot be read */
export async function readLivePointer(store: ArtifactStore): Promise<ReleasePointer> {
  return (await readSnapshot(store)).pointer;
}

/** @throws {Error} if it cannot be read, or if production has lost it */
export async function readPointerOf(store: ArtifactStore, stage: string): Promise<ReleasePointer> {
  const { text } = await store.readLive(stage);
  // The first move may have been interrupted before it was live.
  if (text === null && stage === PRODUCTION && (await newestMove(store, stage))?.entry.base) {
    throw unreadable(store.address, stage, 'it is missing');
  }
  return parseLive({ ...store, stage }, text);
}

/** The releases of a store, as far as a command has read them. */
export class Releases {
  readonly #notes = new Map<string, Promise<StoredNote | undefined>>();
  readonly #files = new Map<string, Promise<Buffer | undefined>>();

  constructor(private readonly store: ArtifactStore) {}

  /** The note of a release, with its hash; undefined if it is missing. */
  storedNote(folder: string, release: number): Promise<StoredNote | undefined> {
    return once(this.#notes, `${folder} ${release}`, () => readNote(this.store, folder, release));
  }

  /** The note, checked against the pointer's hash. @throws {Error} */
  async note({ folder, release, note }: NamedRelease): Promise<Note> {
    const stored = await this.storedNote(folder, release);
    if (stored?.note && stored.hash === note) return stored.note;
    throw tamperedError(`The note of release ${release} of ${folder}`, stored !== undefined);
  }

  /** A file of a release. @param name in the note @throws {Error} */
  async file(release: NamedRelease, name: string): Promise<Buffer> {
    const { files } = await this.note(release);
    const key = fileKey(release.folder, release.release, name);
    const bytes = await once(this.#files, key, () => this.store.read(key));
    if (bytes && hashOf(bytes) === files[name]) return bytes;
    throw tamperedError(key, bytes !== undefined);
  }

  async manifest<Manifest>(release: NamedRelease): Promise<Manifest> {
    return JSON.parse((await this.file(release, MANIFEST_FILE)).toString()) as Manifest;
  }

  remoteManifests(remotes: readonly NamedRelease[]): Promise<RemoteContract[]> {
    return Promise.all(
      remotes.map(async (remote) => ({
        ...(await this.manifest<RemoteContract>(remote)),
        name: remote.name,
      })),
    );
  }

  /** Checks all files of a release against its note. @throws {Error} */
  async verify(release: NamedRelease): Promise<void> {
    const { files } = await this.note(release);
    await concurrently(Object.keys(files), (name) => this.file(release, name));
  }

  /** @param isWanted whether to download a file, by its name in the note */
  async download(
    release: NamedRelease,
    folder: string,
    isWanted: (name: string) => boolean,
  ): Promise<void> {
    const names = Object.keys((await this.note(release)).files).filter(isWanted);
    await concurrently(names, async (name) => {
      const bytes = await this.file(release, name);
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    });
  }
}

function tamperedError(key: string, exists: boolean): Error {
  const problem = exists ? 'was changed after its release' : 'is missing';
  return new Error(`${key} ${problem}; nothing was moved.`);
}

function once<Value>(
  map: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const value = map.get(key) ?? read();
  map.set(key, value);
  return value;
}
