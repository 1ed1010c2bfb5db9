import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { contentType } from '../../serve/contentTypes';
import { cacheControl } from '../../serve/headers';

// The pinned version runs on the workspace's Node, so its warning is turned off.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const TRIES = 4;

/** The time limits for a connection and for a response, in milliseconds. */
const TIMEOUTS = { connect: 5_000, response: 30_000 };

/** The pause before a conflicting write is retried, in milliseconds. */
export const CONFLICT_PAUSE = 50;

/** Segments that begin with a dot are refused: some servers resolve `..`. */
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w.-]+)*)$/;

/** The served prefixes: the pages, the shop's hashed files, the pictures, and a remote's releases. */
const SERVED = /^(?:pages\/[^/]+(?=\/)|(?=(?:assets|media)\/)|(?!notes\/)[^/]+(?=\/\d+\/))\/?/;

export interface BucketOptions {
  /** The server, if it is not Amazon's. */
  readonly endpoint?: string | undefined;
  /** In milliseconds. */
  readonly timeouts?: typeof TIMEOUTS;
}

/** A store refuses a request or cannot be reached. */
export class StoreError extends Error {
  constructor(address: string, problem: string, options?: ErrorOptions) {
    super(`${address} ${problem}. The live shop is unchanged.`, options);
    this.name = 'StoreError';
  }
}

/** The objects below a prefix of a bucket. Requests are retried, and errors have readable messages. */
export class S3Bucket {
  private readonly client: S3Client;
  private readonly root: ReturnType<typeof placeOf>;

  /** @param address `s3://bucket/prefix` @throws {Error} if it names no bucket */
  constructor(
    readonly address: string,
    { endpoint, timeouts = TIMEOUTS }: BucketOptions,
  ) {
    const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION } = process.env;
    const isElsewhere = Boolean(endpoint ?? AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL);
    this.root = placeOf(address);
    this.client = new S3Client({
      ...(endpoint === undefined ? {} : { endpoint }),
      // Other servers have one region, and rarely a host name for each bucket.
      ...(isElsewhere ? { forcePathStyle: true, region: AWS_REGION ?? 'us-east-1' } : {}),
      // Some servers refuse a second checksum beside `Content-MD5`.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      maxAttempts: TRIES,
      requestHandler: {
        connectionTimeout: timeouts.connect,
        requestTimeout: timeouts.response,
        socketTimeout: timeouts.response,
        throwOnRequestTimeout: true,
      },
    });
  }

  /**
   * @param version of the object to replace; by default the object must not exist
   * @returns false when this condition does not hold
   */
  async put(key: string, bytes: Buffer | string, version?: string): Promise<boolean> {
    const body = Buffer.from(bytes);
    const command = new PutObjectCommand({
      ...this.place(key),
      ...objectHeaders(key),
      ...(version === undefined ? { IfNoneMatch: '*' } : { IfMatch: version }),
      Body: body,
      ContentMD5: createHash('md5').update(body).digest('base64'),
    });
    for (let tries = 1; ; tries += 1) {
      try {
        await this.client.send(command);
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === 412 || (status === 404 && version !== undefined)) return false;
        // A concurrent write of the same key: the next attempt shows which write came first.
        if (status !== 409 || tries === TRIES) throw this.failure(`write ${key}`, error);
        await sleep(CONFLICT_PAUSE * tries * (0.5 + Math.random()));
      }
    }
  }

  async get(key: string): Promise<{ bytes: Buffer; version: string } | undefined> {
    for (let tries = 1; ; tries += 1) {
      try {
        const { Body, ETag } = await this.client.send(new GetObjectCommand(this.place(key)));
        // The client does not retry a response that breaks off.
        const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
        if (!ETag) throw new StoreError(this.address, `returned no version (ETag) of ${key}`);
        return { bytes, version: ETag };
      } catch (error) {
        if (error instanceof StoreError) throw error;
        const isNoBucket = error instanceof Error && error.name === 'NoSuchBucket';
        if (statusOf(error) === 404 && !isNoBucket) return undefined;
        const isBrokenOff = (statusOf(error) ?? 200) < 300;
        if (!isBrokenOff || tries === TRIES) throw this.failure(`read ${key}`, error);
      }
    }
  }

  /** @returns the keys without the prefix */
  async list(below: string, delimiter?: string): Promise<string[]> {
    const start = this.root.prefix + below;
    const names: string[] = [];
    try {
      const pages = paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.root.bucket, Prefix: start, Delimiter: delimiter },
      );
      for await (const { Contents = [], CommonPrefixes = [] } of pages) {
        for (const { Key } of Contents) if (Key) names.push(Key.slice(start.length));
        for (const { Prefix } of CommonPrefixes)
          if (Prefix) names.push(Prefix.slice(start.length, -1));
      }
    } catch (error) {
      throw this.failure(`list ${below}`, error);
    }
    return names;
  }

  async remove(key: string): Promise<void> {
    try {
      await this.client.send(new DeleteObjectCommand(this.place(key)));
    } catch (error) {
      throw this.failure(`remove ${key}`, error);
    }
  }

  private failure(action: string, cause: unknown): StoreError {
    return new StoreError(this.address, `could not ${action} (${String(cause)})`, { cause });
  }

  private place(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.root.bucket, Key: this.root.prefix + key };
  }
}

/** @param address such as `s3://bucket/prefix` @throws {Error} if there is no bucket */
export function placeOf(address: string): { bucket: string; prefix: string } {
  const [, bucket, path = ''] = ADDRESS.exec(address.replace(/\/+$/, '')) ?? [];
  if (!bucket || path.includes('/.')) {
    throw new Error(`"${address}" names no bucket; give an address such as s3://bucket/prefix.`);
  }
  return { bucket, prefix: path && `${path.slice(1)}/` };
}

/** The status of the response to a request that failed; undefined if there was none. */
function statusOf(error: unknown): number | undefined {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

/** The headers of an object, so that a CDN in front of the store serves it like our own server. */
function objectHeaders(key: string) {
  const [, file = key, copy] = /^(.*?)(?:\.(br|gz))?$/.exec(key) ?? [];
  return {
    ContentType: contentType(file),
    CacheControl: SERVED.test(file) ? cacheControl(file.replace(SERVED, '/')) : 'no-cache',
    ...(copy ? { ContentEncoding: copy === 'gz' ? 'gzip' : copy } : {}),
  };
}
