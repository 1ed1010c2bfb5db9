import { setTimeout } from 'node:timers/promises';
import { remoteHeaders } from '../../serve/headers';

/**
 * Responses of a broken deployment. Each fault has the status, type and CORS headers of a real server, so that the
 * browser itself handles it (docs/product/faults.md#remotes).
 */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string | AsyncIterable<string>;
}

export interface Exchange {
  path: string;
  /** requests a file from the original server, by default the same file */
  forward: (path?: string) => Promise<Answer & { body: Buffer }>;
}

export type Fault = (exchange: Exchange) => Promise<Answer>;

/** An error page of the server, such as 404 or 500. */
export const status = (status: number): Fault => always(status, 'text/plain', 'No\n');

/** Another file instead of the right one. */
export const content = (type: string, body: string): Fault => always(200, type, body);

/** A response that never arrives. */
export const hang: Fault = () => new Promise(() => undefined);

/** The first half of the right file, as after an interrupted upload. */
export const truncated: Fault = changing((body) => body.slice(0, Math.floor(body.length / 2)));

/** The right file with changed text. */
export const rewritten = (change: (text: string) => string): Fault =>
  changing((body) => change(body.toString()));

/** The right file, once a promise settles. */
export const heldUntil =
  (gate: Promise<unknown>): Fault =>
  async ({ forward }) => {
    await gate;
    return forward();
  };

/** The right page, as over a slow line: in pieces that end before a tag, each in time to be painted alone. */
export const inPieces: Fault = changing((body) => piecesOf(body.toString()));

function always(status: number, type: string, body: string): Fault {
  const headers = { ...remoteHeaders, 'Content-Type': type };
  return () => Promise.resolve({ status, headers, body });
}

function changing(change: (body: Buffer) => Answer['body']): Fault {
  return async ({ forward }) => {
    const { status, headers, body } = await forward();
    return { status, headers, body: change(body) };
  };
}

async function* piecesOf(html: string): AsyncIterable<string> {
  // Before the content is nothing to paint.
  let end = html.indexOf('<main');
  yield html.slice(0, end);
  while (end < html.length) {
    await setTimeout(20);
    const start = end;
    const next = html.indexOf('<', start + 500);
    end = next === -1 ? html.length : next;
    yield html.slice(start, end);
  }
}

const HASH = /(?<=[."'])[0-9a-f]{12}(?=[."'])/g;

/**
 * Another release of the same remote, with the previous release's files removed: every hashed file has another name,
 * which the manifest and the scripts use. It is a fault for every path of a site.
 */
export const redeployed: Fault = async ({ path, forward }) => {
  const { status, headers, body } = await forward(renamed(path));
  const isText = /\.(?:js|css|json)$/.test(path) && status === 200;
  return { status, headers, body: isText ? renamed(body.toString()) : body };
};

/** A reversed hash is a new name, and reversing it again gives the original file. */
export function renamed(text: string): string {
  return text.replace(HASH, (hash) => [...hash].reverse().join(''));
}
