import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MANIFEST, POINTER, pointerFile, PRODUCTION } from 'remote-loader/formats';
import { filesBelow } from '../../workspace/filesBelow';
import { CONFLICT_PAUSE, S3Bucket, StoreError, type BucketOptions } from './S3Bucket';
import type { ArtifactStore } from './artifactStore';
import { concurrently } from './concurrently';
import type { StoreOptions } from './openStore';

const PROBES = 8;

/**
 * The form of the version in `If-Match`: in quotes, as in HTTP, or without quotes for Ceph, which otherwise refuses
 * every write.
 */
type VersionForm = (version: string) => string;
const FORMS: readonly VersionForm[] = [
  (version) => version,
  (version) => version.replaceAll('"', ''),
];

/**
 * Releases in an object store with the Amazon S3 protocol. Credentials and region come from the client's usual chain:
 * variables, profiles, the machine's role.
 *
 * @param address `s3://bucket/prefix`
 * @throws {Error} if the address names no bucket
 */
export function s3Store(
  address: string,
  { stage = PRODUCTION, ...options }: BucketOptions & Pick<StoreOptions, 'stage'> = {},
): ArtifactStore {
  const pointer = pointerFile(stage);
  const objects = new S3Bucket(address, options);
  let formOf: VersionForm | undefined;

  /** Replaces a probe object the way the pointer will be replaced; perhaps only one form of the version works. */
  async function learnForm(key: string): Promise<VersionForm> {
    for (let tries = 1; tries <= PROBES; tries += 1) {
      const { version } = (await objects.get(key)) ?? {};
      if (version === undefined) {
        await objects.put(key, probeText());
        continue;
      }
      for (const form of FORMS) {
        if (await objects.put(key, probeText(), form(version))) return form;
      }
      // Refused in both forms: another command may have replaced the object in between.
      await sleep(CONFLICT_PAUSE * tries * Math.random());
    }
    throw new StoreError(
      address,
      `refuses to replace ${key} with every form of If-Match: no pointer could ever be moved there`,
    );
  }

  async function probe(key: string): Promise<VersionForm> {
    if (formOf) return formOf;
    const form = await learnForm(key);
    const isKept =
      !(await objects.put(key, probeText())) &&
      !(await objects.put(key, probeText(), form('"00000000000000000000000000000000"')));
    if (!isKept) {
      throw new StoreError(
        address,
        'ignores If-None-Match or If-Match: two releases at the same time could overwrite each other, so the store is refused',
      );
    }
    return (formOf = form);
  }

  return {
    address,
    folder: null,
    stage,
    pointerOf: pointerFile,
    children: (below) => objects.list(below, '/'),
    read: async (key) => (await objects.get(key))?.bytes,
    create: (key, bytes) => objects.put(key, bytes),
    putFolder: (below, folder) => upload(objects, below, folder),
    addFiles: async (below, folder) =>
      upload(objects, below, folder, await objects.list(`${below}/`)),
    readLive: async (of = stage) => {
      const object = await objects.get(pointerFile(of));
      if (!object) return { text: null, version: null };
      return { text: object.bytes.toString(), version: object.version };
    },
    // The entry claims the number.
    writeMove: async (move, files) =>
      (await objects.put(`moves/${move}/move.json`, files.entry)) &&
      objects.put(`moves/${move}/${POINTER}`, files.pointer),
    switchTo: async (_move, text, version) => {
      const form = await probe(`${pointer}.probe`);
      return objects.put(pointer, text, version === null ? undefined : form(version));
    },
    remove: async (below) => {
      const keys = below.endsWith('/')
        ? (await objects.list(below)).map((name) => below + name)
        : [below];
      await concurrently(keys, (key) => objects.remove(key));
    },
    probe,
  };
}

/**
 * Uploads the files of a folder, and last the manifest, whose presence means that the folder is complete.
 *
 * @param stored the files that need no upload
 */
async function upload(
  objects: S3Bucket,
  below: string,
  folder: string,
  stored: readonly string[] = [],
): Promise<void> {
  const files = filesBelow(folder).filter((file) => !stored.includes(file));
  if (files.length > 0) console.log(`${objects.address}/${below}: ${files.length} files.`);
  const put = (file: string) => objects.put(`${below}/${file}`, readFileSync(join(folder, file)));
  await concurrently(
    files.filter((file) => file !== MANIFEST),
    put,
  );
  if (files.includes(MANIFEST)) await put(MANIFEST);
}

/** Different each time, so that each write creates a new version. */
function probeText(): string {
  return `Written to test conditional writes: ${randomUUID()}\n`;
}
