import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { pointerFile, PRODUCTION } from 'remote-loader/pointer';
import { objectHeaders } from './objectHeaders.mjs';
import { StoreError, storeError } from './StoreError.mjs';
import { uploadFolder } from './uploadFolder.mjs';

// The pinned version runs on the workspace's Node, so its warning is turned off.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** How often a request is tried before the command gives up. */
const TRIES = 4;

/** How long a connection, and an answer, may take, in milliseconds. */
const TIMEOUTS = { connect: 5_000, answer: 30_000 };

/** The pause before a conflicting write is tried again, in milliseconds. */
const CONFLICT_PAUSE = 50;

/**
 * Releases in an object store that speaks the protocol of Amazon S3. Credentials and region come from the client's usual
 * chain: variables, profiles, the machine's role.
 *
 * @param {string} address `s3://bucket/prefix`
 * @param {object} [options]
 * @param {string} [options.endpoint] the server, when it is not Amazon's
 * @param {string} [options.stage]
 * @param {{ connect: number, answer: number }} [options.timeouts] in milliseconds
 * @returns {import('./store.mjs').Store}
 * @throws {Error} when the address names no bucket
 */
export function s3Store(address, { endpoint, stage = PRODUCTION, timeouts = TIMEOUTS } = {}) {
  const pointer = pointerFile(stage);
  const { bucket, prefix } = placeOf(address);
  const client = createClient(endpoint, timeouts);
  const place = (/** @type {string} */ key) => ({ Bucket: bucket, Key: prefix + key });

  /**
   * @param {string} key @param {Buffer | string} bytes @param {{ IfMatch?: string, IfNoneMatch?: string }} condition
   * @returns {Promise<boolean>} false when the condition does not hold
   */
  async function put(key, bytes, condition) {
    const body = Buffer.from(bytes);
    const command = new PutObjectCommand({
      ...place(key),
      ...objectHeaders(key),
      ...condition,
      Body: body,
      ContentMD5: createHash('md5').update(body).digest('base64'),
    });
    for (let tries = 1; ; tries += 1) {
      try {
        await client.send(command);
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === 412 || (status === 404 && condition.IfMatch)) return false;
        // A concurrent write of the same key: the next try tells which one was first.
        if (status !== 409 || tries === TRIES) throw storeError(address, `write ${key}`, error);
        await sleep(CONFLICT_PAUSE * tries * (0.5 + Math.random()));
      }
    }
  }

  /** @param {string} key @returns {Promise<{ bytes: Buffer, version: string } | undefined>} */
  async function get(key) {
    for (let tries = 1; ; tries += 1) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(place(key)));
        // A response that breaks off is an error that the client does not handle.
        const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
        if (!ETag) throw new StoreError(address, `names no version (ETag) of ${key}`);
        return { bytes, version: ETag };
      } catch (error) {
        if (error instanceof StoreError) throw error;
        if (statusOf(error) === 404 && errorName(error) !== 'NoSuchBucket') return undefined;
        const isBrokenOff = (statusOf(error) ?? 200) < 300;
        if (!isBrokenOff || tries === TRIES) throw storeError(address, `read ${key}`, error);
      }
    }
  }

  /** @param {string} below @param {string} [delimiter] @returns {Promise<string[]>} what follows the prefix */
  async function list(below, delimiter) {
    const start = prefix + below;
    /** @type {string[]} */
    const names = [];
    try {
      const pages = paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: start, Delimiter: delimiter },
      );
      for await (const { Contents = [], CommonPrefixes = [] } of pages) {
        for (const { Key } of Contents) if (Key) names.push(Key.slice(start.length));
        for (const { Prefix } of CommonPrefixes)
          if (Prefix) names.push(Prefix.slice(start.length, -1));
      }
    } catch (error) {
      throw storeError(address, `list ${below}`, error);
    }
    return names;
  }

  return {
    address,
    folder: null,
    stage,
    children: (below) => list(below, '/'),
    read: async (key) => (await get(key))?.bytes,
    create: (key, bytes) => put(key, bytes, { IfNoneMatch: '*' }),
    putFolder: async (below, folder) => {
      const isThere = new Set(await list(`${below}/`));
      await uploadFolder(folder, {
        target: `${address}/${below}`,
        isThere: (file) => isThere.has(file),
        put: async (file, bytes) => {
          await put(`${below}/${file}`, bytes, { IfNoneMatch: '*' });
        },
      });
    },
    replaceFolder: (below, folder) =>
      uploadFolder(folder, {
        target: `${address}/${below}`,
        isThere: () => false,
        put: async (file, bytes) => {
          await put(`${below}/${file}`, bytes, {});
        },
      }),
    readPointer: async () => {
      const object = await get(pointer);
      if (!object) return { text: null, version: null };
      return { text: object.bytes.toString(), version: object.version };
    },
    movePointer: (text, version) =>
      put(pointer, text, version === null ? { IfNoneMatch: '*' } : { IfMatch: version }),
    probe: async (key) => {
      const text = 'Written to learn whether conditional writes are kept.\n';
      await put(key, text, { IfNoneMatch: '*' });
      const isKept =
        !(await put(key, text, { IfNoneMatch: '*' })) &&
        !(await put(key, text, { IfMatch: '"00000000000000000000000000000000"' }));
      if (isKept) return;
      throw new StoreError(
        address,
        'overwrites what it was told not to (If-None-Match, If-Match): two releases at once could lose a line, so it is refused',
      );
    },
  };
}

/** @param {string | undefined} endpoint @param {{ connect: number, answer: number }} timeouts */
function createClient(endpoint, { connect, answer }) {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION } = process.env;
  const isElsewhere = Boolean(endpoint ?? AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL);
  return new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    // Servers other than Amazon's have one region, and rarely a host name for each bucket.
    ...(isElsewhere ? { forcePathStyle: true, region: AWS_REGION ?? 'us-east-1' } : {}),
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: connect,
      requestTimeout: answer,
      socketTimeout: answer,
      throwOnRequestTimeout: true,
    },
  });
}

/** @param {string} address */
function placeOf(address) {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  if (!bucket) {
    throw new Error(`"${address}" names no bucket; such an address looks like s3://bucket/prefix.`);
  }
  const prefix = path.replace(/\/+$/, '');
  return { bucket, prefix: prefix && `${prefix}/` };
}

/** @param {unknown} error @returns {number | undefined} */
function statusOf(error) {
  return /** @type {{ $metadata?: { httpStatusCode?: number } }} */ (error)?.$metadata
    ?.httpStatusCode;
}

/** @param {unknown} error */
function errorName(error) {
  return error instanceof Error ? error.name : '';
}
