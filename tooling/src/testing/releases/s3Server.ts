import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startServer } from '../startServer';

/** Credentials for its clients; the server accepts any. */
export const CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'AKTEST',
  AWS_SECRET_ACCESS_KEY: 'secret/of+tests',
};

/** Its only bucket. */
const BUCKET = 'shop';

/** Small, so that lists have several pages. */
const KEYS_PER_PAGE = 5;

const XML = { 'Content-Type': 'application/xml' };

/** A fault of a request: before it takes effect, after it, or in the response. */
export type Trouble =
  | { readonly kind: 'status'; readonly status: number; readonly code: string }
  | { readonly kind: 'lost'; readonly isDone: boolean }
  | { readonly kind: 'slow'; readonly delay: number }
  | { readonly kind: 'cut' };

interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Seen {
  readonly method: string;
  readonly key: string;
}

interface State {
  readonly objects: Map<string, StoredObject>;
  readonly requests: Seen[];
  /** Called for each request; returns its fault, if any. */
  trouble: (seen: Seen) => Trouble | undefined;
  /** The write conditions that the server ignores, as some servers do. */
  ignoresConditions: 'no' | 'IfMatch' | 'all';
  /** Whether it compares `If-Match` with the hash without quotes, like Ceph's object gateway. */
  wantsBareHash: boolean;
}

export type S3Server = State & { readonly endpoint: string; readonly close: () => Promise<void> };

/**
 * A server for the parts of Amazon's S3 protocol that releases use, with its real semantics: ETags are the MD5 of the content,
 * and conditional writes are atomic. Like some stores, it refuses a write with two checksums.
 */
export async function startS3Server(): Promise<S3Server> {
  const state: State = {
    objects: new Map(),
    requests: [],
    trouble: () => undefined,
    ignoresConditions: 'no',
    wantsBareHash: false,
  };
  const { origin: endpoint, close } = await startServer((request, response) => {
    void answer(state, request, response);
  });
  return Object.assign(state, { endpoint, close });
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request).catch(() => undefined);
  // The client was killed: an incomplete request is ignored.
  if (Number(request.headers['content-length'] ?? 0) !== body?.length) return;
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, name = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  const seen = { method: request.method ?? '', key };
  state.requests.push(seen);
  const trouble = state.trouble(seen);
  if (trouble?.kind === 'lost' && !trouble.isDone) return void request.socket.destroy();
  if (trouble?.kind === 'slow') await new Promise((go) => setTimeout(go, trouble.delay));
  let answered: Answer;
  if (trouble?.kind === 'status') answered = failure(trouble.status, trouble.code);
  else if (name !== BUCKET) answered = failure(404, 'NoSuchBucket');
  else answered = perform(state, seen, url, request.headers, body);
  const { status = 200, headers, content = Buffer.alloc(0) } = answered;
  if (trouble?.kind === 'lost') return void request.socket.destroy();
  response.writeHead(status, { ...headers, 'Content-Length': content.length });
  if (trouble?.kind === 'cut') {
    response.write(content.subarray(0, content.length / 2));
    setTimeout(() => request.socket.destroy(), 5);
  } else {
    response.end(content);
  }
}

interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly content?: Buffer;
}

function failure(status: number, code: string): Answer {
  const xml = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: XML, content: Buffer.from(xml) };
}

function perform(
  state: State,
  { method, key }: Seen,
  url: URL,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Answer {
  const { objects } = state;
  if (method === 'PUT') return put(state, key, headers, body);
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (method !== 'GET') return failure(405, 'MethodNotAllowed');
  if (key === '') return list(objects, url.searchParams);
  const object = objects.get(key);
  if (!object) return failure(404, 'NoSuchKey');
  return { headers: { ...object.headers, ETag: object.etag }, content: object.bytes };
}

function put(state: State, key: string, headers: IncomingHttpHeaders, body: Buffer): Answer {
  const { objects, ignoresConditions } = state;
  const md5 = createHash('md5').update(body);
  const claimed = headers['content-md5'];
  const hasSecond = Object.keys(headers).some((name) => /^x-amz-(?:sdk-)?checksum-/.test(name));
  if (claimed && hasSecond) return failure(400, 'InvalidRequest');
  if (claimed && claimed !== md5.copy().digest('base64')) return failure(400, 'BadDigest');
  const existing = objects.get(key);
  if (ignoresConditions !== 'all' && headers['if-none-match'] === '*' && existing) {
    return failure(412, 'PreconditionFailed');
  }
  const wanted = headers['if-match'];
  if (ignoresConditions === 'no' && wanted !== undefined) {
    if (!existing) return failure(404, 'NoSuchKey');
    const etag = state.wantsBareHash ? existing.etag.replaceAll('"', '') : existing.etag;
    if (etag !== wanted) return failure(412, 'PreconditionFailed');
  }
  const etag = `"${md5.digest('hex')}"`;
  const storedHeaders = ['content-type', 'cache-control', 'content-encoding'].flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  objects.set(key, { bytes: body, etag, headers: Object.fromEntries(storedHeaders) });
  return { headers: { ETag: etag } };
}

function list(objects: Map<string, StoredObject>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const entries = new Set<string>();
  for (const key of [...objects.keys()].sort()) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const entry = end < 0 ? key : key.slice(0, end + 1);
    if (entry > after) entries.add(entry);
  }
  const page = [...entries].slice(0, KEYS_PER_PAGE);
  const isTruncated = entries.size > page.length;
  const rows = page.map((entry) =>
    delimiter && entry.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${entry}</Key></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const xml = `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
  return { headers: XML, content: Buffer.from(xml) };
}
