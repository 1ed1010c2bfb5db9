import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { POINTER, pointerFile, PRODUCTION } from 'remote-loader/pointer';
import { CONFLICT_PAUSE, S3Bucket, type BucketOptions } from './S3Bucket';
import type { Store } from './store';
import { StoreError } from './StoreError';
import { uploadFolder } from './uploadFolder';

/** How often the probe's own object is moved before the store counts as one that refuses it. */
const PROBES = 8;

/** Where releases and pages are prepared. */
const STAGING = join(tmpdir(), 'weft-releases');

/** How many objects are removed at a time. */
const AT_ONCE = 12;

/**
 * How a server wants the version in `If-Match`: as HTTP has it, in quotes, or without them, as Ceph's does, which
 * otherwise refuses every write.
 */
type VersionForm = (version: string) => string;
const FORMS: readonly VersionForm[] = [
  (version) => version,
  (version) => version.replaceAll('"', ''),
];

interface S3Options extends BucketOptions {
  readonly stage?: string | undefined;
  readonly staging?: string;
}

/**
 * Releases in an object store that speaks the protocol of Amazon S3. Credentials and region come from the client's usual
 * chain: variables, profiles, the machine's role.
 *
 * @param address `s3://bucket/prefix`
 * @throws {Error} when the address names no bucket
 */
export function s3Store(
  address: string,
  { stage = PRODUCTION, staging = STAGING, ...options }: S3Options = {},
): Store {
  const pointer = pointerFile(stage);
  const objects = new S3Bucket(address, options);
  let formOf: VersionForm | undefined;

  /** Moves an object of its own as the pointer will be moved, which only one form of the version may allow. */
  async function learnForm(key: string): Promise<VersionForm> {
    for (let tries = 1; tries <= PROBES; tries += 1) {
      const { version } = (await objects.get(key)) ?? {};
      if (version === undefined) {
        await objects.put(key, probeText(), { IfNoneMatch: '*' });
        continue;
      }
      for (const form of FORMS) {
        if (await objects.put(key, probeText(), { IfMatch: form(version) })) return form;
      }
      // Refused in both forms: another command may have moved the object in between.
      await sleep(CONFLICT_PAUSE * tries * Math.random());
    }
    throw new StoreError(
      address,
      `refuses to replace ${key}, in whatever form If-Match names its version: no pointer could ever be moved there`,
    );
  }

  async function probe(key: string): Promise<VersionForm> {
    if (formOf) return formOf;
    const form = await learnForm(key);
    const isKept =
      !(await objects.put(key, probeText(), { IfNoneMatch: '*' })) &&
      !(await objects.put(key, probeText(), {
        IfMatch: form('"00000000000000000000000000000000"'),
      }));
    if (!isKept) {
      throw new StoreError(
        address,
        'overwrites what it was told not to (If-None-Match, If-Match): two releases at once could lose a line, so it is refused',
      );
    }
    return (formOf = form);
  }

  return {
    address,
    folder: null,
    staging,
    stage,
    children: (below) => objects.list(below, '/'),
    stages: async () => (await objects.list('', '/')).flatMap(stageOf),
    read: async (key) => (await objects.get(key))?.bytes,
    create: (key, bytes) => objects.put(key, bytes, { IfNoneMatch: '*' }),
    putFolder: (below, folder) => upload(objects, below, folder),
    addFiles: (below, folder) => upload(objects, below, folder),
    readLive: async () => {
      const object = await objects.get(pointer);
      if (!object) return { text: null, version: null };
      return { text: object.bytes.toString(), version: object.version };
    },
    // The entry claims the number.
    writeMove: async (move, files) =>
      (await objects.put(`moves/${move}/move.json`, files.entry, { IfNoneMatch: '*' })) &&
      objects.put(`moves/${move}/${POINTER}`, files.pointer, { IfNoneMatch: '*' }),
    switchTo: async (_move, text, version) => {
      const form = await probe(`${pointer}.probe`);
      const condition = version === null ? { IfNoneMatch: '*' } : { IfMatch: form(version) };
      return objects.put(pointer, text, condition);
    },
    remove: async (below) => {
      const keys = below.endsWith('/')
        ? (await objects.list(below)).map((name) => below + name)
        : [below];
      await pMap(keys, (key) => objects.remove(key), { concurrency: AT_ONCE });
    },
    probe: async (key) => {
      await probe(key);
    },
  };
}

async function upload(objects: S3Bucket, below: string, folder: string): Promise<void> {
  const isThere = new Set(await objects.list(`${below}/`));
  await uploadFolder(folder, {
    target: `${objects.address}/${below}`,
    isThere: (file) => isThere.has(file),
    put: (file, bytes) => objects.put(`${below}/${file}`, bytes, { IfNoneMatch: '*' }),
  });
}

/** Each time another, so that each write of it has a version of its own. */
function probeText(): string {
  return `Written to learn whether conditional writes are kept: ${randomUUID()}\n`;
}

function stageOf(name: string): string[] {
  const [, stage] = /^release(?:\.([a-z][a-z0-9-]*))?\.json$/.exec(name) ?? [null, null];
  return stage === null ? [] : [stage ?? PRODUCTION];
}
