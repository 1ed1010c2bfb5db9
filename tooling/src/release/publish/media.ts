import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { hashOf } from '../../workspace/hashOf';
import { concurrently } from '../store/concurrently';
import { hashesOf } from '../store/notes';
import type { ArtifactStore } from '../store/artifactStore';

/** The content of every picture, once: below this prefix, under the hash of its content. */
export const PICTURES = 'media/files/';

/** The names of pictures below {@link PICTURES}, by their path below `/media/`. */
export type Media = Readonly<Record<string, string>>;

export function mediaKey(key: string): string {
  return `media/${key}.json`;
}

/** The list of pictures with a key. @throws {Error} if it is missing or damaged */
export async function readMedia(store: ArtifactStore, key: string): Promise<Media> {
  const bytes = await store.read(mediaKey(key));
  try {
    return JSON.parse(String(bytes)) as Media;
  } catch (cause) {
    throw new Error(
      `${mediaKey(key)} in ${store.address} is missing or damaged: remove it, and release with --force.`,
      { cause },
    );
  }
}

export interface Pictures {
  readonly key: string;
  readonly media: Media;
  readonly folder: string;
}

/** @returns undefined if there is no such folder */
export function picturesIn(folder: string): Pictures | undefined {
  if (!existsSync(folder)) return undefined;
  const names = Object.entries(hashesOf(folder)).map(
    ([path, hash]) => [path, hash.slice(0, 32) + extname(path)] as const,
  );
  const media = Object.fromEntries(names);
  return { key: hashOf(textOf(media)).slice(0, 24), media, folder };
}

function textOf(media: Media): string {
  return `${JSON.stringify(media)}\n`;
}

/**
 * Stores the pictures of a release: contents that the store lacks, then their list. Pictures keep their addresses, so the
 * list of the live release says which content an address has.
 *
 * @param staging a folder for them, which need not exist
 */
export async function publishMedia(
  store: ArtifactStore,
  { key, media, folder }: Pictures,
  staging: string,
): Promise<void> {
  if (await store.read(mediaKey(key))) return;
  const present = new Set(await store.children(PICTURES));
  mkdirSync(staging, { recursive: true });
  for (const [path, name] of Object.entries(media)) {
    if (!present.has(name)) copyFileSync(join(folder, path), join(staging, name));
  }
  await store.addFiles(PICTURES.slice(0, -1), staging);
  await list(store, key, media);
}

async function list(store: ArtifactStore, key: string, media: Media): Promise<void> {
  const links: Record<string, string> = {};
  for (const [path, name] of Object.entries(media)) links[`media/${path}`] = PICTURES + name;
  await store.link?.(`media/${key}`, links);
  await store.create(mediaKey(key), textOf(media));
}

export async function copyMedia(
  from: ArtifactStore,
  to: ArtifactStore,
  key: string,
): Promise<void> {
  const media = await readMedia(from, key);
  await concurrently(new Set(Object.values(media)), async (name) => {
    const bytes = await from.read(PICTURES + name);
    if (bytes) await to.create(PICTURES + name, bytes);
  });
  await list(to, key, media);
}
