import { connect } from 'node:net';

/** A raw request for a socket. */
interface RawRequest {
  readonly bytes: Buffer;
  /** Whether the client disconnects without waiting for the response. */
  readonly isAbandoned: boolean;
}

const METHODS = [
  ...['GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND'],
  ...['CONNECT', 'get', 'GET ', ''],
];

/** Changes of an existing path. */
const PATHS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => path,
  (path) => `${path}/`,
  (path) => `${path}?${path}=..%00#x`,
  (path) => `/.${path}`,
  (path) => `/..${path}`,
  () => '/../../../../etc/passwd',
  (path) => `${path}/../..%2f..%2F%2e%2e/etc/passwd`,
  (path) => `${path}%`,
  (path) => `${path}%00`,
  (path) => `${path}%E0%A4%A`,
  (path) => `${path}%252e`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}/é\u0001`,
  (path) => `${path}.br`,
  (path) => `${path}.gz/..`,
  (path) => path + '/a'.repeat(2_000),
  (path) => path + 'a'.repeat(40_000),
  (path) => `http://elsewhere.example${path}`,
  () => '*',
  () => '',
  () => '/.git/config',
  () => '/__proto__',
];

const HEADERS = [
  ...['bytes=5-2', 'bytes=-5', 'bytes=-0', 'bytes=99999999999999999999-', 'bytes=0-0,1-1,2-2'],
  ...['bytes=-', 'bytes=a-b', 'bytes=1e3-2', 'bytes=--1', 'bytes=0x1-5', 'x', ''],
]
  .map((range) => `Range: ${range}`)
  .concat(
    'Accept-Encoding: br;q=x, gzip;;;, *',
    'Accept-Encoding: br, br, gzip;q=1e9',
    `Accept-Encoding: ${'br,'.repeat(2_000)}`,
    'If-None-Match: W/"',
    'If-Match: "x"',
    'If-Modified-Since: not a date',
    'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
    'If-Range: "x"\r\nRange: bytes=1-2',
    'Content-Length: 99',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
    'Expect: 100-continue',
    'Expect: wonders',
    'Connection: Upgrade\r\nUpgrade: websocket',
    'no colon',
    'Zero: \0',
    'Host: ]['.repeat(2),
    `Junk: ${'é'.repeat(9_000)}`,
    Array.from({ length: 300 }, (_, index) => `X-${index}: ${index}`).join('\r\n'),
    'Origin: null',
    'Origin: null',
    'Origin: null',
  );

/**
 * Requests that no regular client sends: unusual methods, paths, ranges, encodings and headers, some of them
 * incomplete. They are the same in every run.
 *
 * @param paths paths that exist
 */
export function hostileRequests(count: number, paths: readonly string[]): readonly RawRequest[] {
  const next = randomNumbers(count);
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return Array.from({ length: count }, () => {
    const path = pick(PATHS)(pick(paths));
    const head = `${pick(METHODS)} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close`;
    const text = `${head}\r\n${pick(HEADERS)}\r\n\r\n`;
    const bytes = Buffer.from(text, 'latin1');
    const isAbandoned = next() < 0.2;
    const length = isAbandoned ? Math.ceil(next() * bytes.length) : bytes.length;
    return { bytes: bytes.subarray(0, length), isAbandoned };
  });
}

/**
 * Sends the requests, some in parallel, each over its own socket.
 *
 * @returns the number of responses
 */
export async function sendAll(requests: readonly RawRequest[], port: number): Promise<number> {
  const waiting = [...requests];
  let answers = 0;
  const worker = async (): Promise<void> => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      if (await isAnswered(request, port)) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: 25 }, worker));
  return answers;
}

/** The time limit for a response, in milliseconds; an incomplete request never gets one. */
const TIMEOUT = 3_000;

function isAnswered({ bytes, isAbandoned }: RawRequest, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    let hasAnswer = false;
    const socket = connect(port, 'localhost');
    socket.setTimeout(TIMEOUT, () => socket.destroy());
    socket.on('data', () => (hasAnswer = true));
    // A server may reset the connection of such a client.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(hasAnswer));
    socket.write(bytes, () => {
      if (isAbandoned) socket.destroy();
    });
  });
}

/** Mulberry32, a small generator of numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
