import type { IncomingHttpHeaders } from 'node:http';
import { remoteHeaders } from '../../serve/headers';

/**
 * What a broken deployment answers. Each fault is sent as a real server sends it: status, type and CORS headers are
 * true, so that the browser itself decides what to make of it (docs/product/faults.md#remotes).
 */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders | Record<string, string>;
  body: Buffer | string;
}

export interface Exchange {
  /** the path that was asked for */
  path: string;
  /** asks the server behind, for the same file unless told otherwise */
  forward: (path?: string) => Promise<Answer>;
}

export type Fault = (exchange: Exchange) => Promise<Answer>;

/** An error page of the server, such as 404 or 500. */
export const status =
  (status: number): Fault =>
  () =>
    Promise.resolve({
      status,
      headers: { ...remoteHeaders, 'Content-Type': 'text/plain' },
      body: 'No\n',
    });

/** Another file in the place of the right one. */
export const content =
  (type: string, body: string): Fault =>
  () =>
    Promise.resolve({ status: 200, headers: { ...remoteHeaders, 'Content-Type': type }, body });

/** An answer that never comes. */
export const hang: Fault = () => new Promise(() => undefined);

/** The right file, but no page of another origin may read it. */
export const withoutCors: Fault = async ({ forward }) => {
  const { status, headers, body } = await forward();
  return { status, headers: without('access-control-allow-origin', headers), body };
};

/** Headers but for one. */
export function without(
  name: string,
  headers: Answer['headers'],
): { [k: string]: string | string[] | undefined } {
  return Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
}

/** The first half of the right file, as an interrupted upload leaves it. */
export const truncated: Fault = async ({ forward }) => {
  const { status, headers, body } = await forward();
  return { status, headers, body: body.slice(0, Math.floor(body.length / 2)) };
};

/** The right file with its text changed. */
export const rewritten =
  (change: (text: string) => string): Fault =>
  async ({ forward }) => {
    const { status, headers, body } = await forward();
    return { status, headers, body: change(body.toString()) };
  };

/** The right file, as soon as a promise settles. */
export const heldUntil =
  (gate: Promise<unknown>): Fault =>
  async ({ forward }) => {
    await gate;
    return forward();
  };

const HASH = /(?<=[."'])[0-9a-f]{12}(?=[."'])/g;

/**
 * The same remote deployed anew, with the files of the last release removed: every hashed file has another name, and the
 * manifest and the scripts name the others accordingly. It is a fault for every path of a site.
 */
export const redeployed: Fault = async ({ path, forward }) => {
  const { status, headers, body } = await forward(renamed(path));
  const isText = /\.(?:js|css|json)$/.test(path) && status === 200;
  return { status, headers, body: isText ? renamed(body.toString()) : body };
};

/** Reversing a hash gives a name that no release has had, and doing it twice gives the file back. */
function renamed(text: string) {
  return text.replace(HASH, (hash) => [...hash].reverse().join(''));
}
