import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as ask } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { listen } from '../../workspace/listen';
import type { Exchange, Fault } from './faults';

export interface Injected {
  /** settles at the first request for the fault */
  isHit: Promise<void>;
  /** the number of requests for it */
  hits: () => number;
}

export interface FaultServer {
  /** breaks the responses for these paths from now on, or up to the limit; the newest fault for a path counts */
  inject: (path: RegExp, fault: Fault, limit?: { times: number }) => Injected;
  mend: () => void;
  close: () => Promise<void>;
}

/** A proxy in front of the site on the port `target` that injects a test's faults. */
export async function serveFaults({
  port,
  target,
}: {
  port: number;
  target: number;
}): Promise<FaultServer> {
  let rules: { path: RegExp; fault: Fault; left: number; hit: () => void }[] = [];

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const rule = rules.find((candidate) => candidate.left > 0 && candidate.path.test(path));
    if (!rule) {
      pass(request, response, target);
      return;
    }
    rule.left -= 1;
    rule.hit();
    const forward = (asked = path) => fetchWhole(asked, target);
    rule.fault({ path, forward }).then(
      ({ status, headers, body }) => {
        response.writeHead(status, headers);
        if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body);
        else answerWith(Readable.from(body), response);
      },
      () => response.destroy(),
    );
  });

  const { close } = await listen(server, port);
  return {
    inject(path, fault, { times } = { times: Infinity }) {
      let hits = 0;
      let settle: () => void = () => undefined;
      const isHit = new Promise((resolve) => (settle = () => resolve(undefined)));
      const hit = () => {
        hits += 1;
        settle();
      };
      rules = [{ path, fault, left: times, hit }, ...rules];
      return { isHit: isHit as Promise<void>, hits: () => hits };
    },
    mend() {
      rules = [];
    },
    close,
  };
}

function pass(request: IncomingMessage, response: ServerResponse, port: number) {
  const { method, url: path, headers } = request;
  const behind = ask({ port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answerWith(answer, response);
  });
  behind.on('error', () => response.destroy());
  request.pipe(behind);
}

/** Also ends the response if the source breaks off. */
function answerWith(source: Readable, response: ServerResponse): void {
  // From version 24 on, Node throws if the client has gone.
  if (response.destroyed) source.destroy();
  else pipeline(source, response, () => undefined);
}

/** A file without compression, and without its length, which a fault may change. */
async function fetchWhole(path: string, port: number): ReturnType<Exchange['forward']> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    headers: { 'Accept-Encoding': 'identity' },
    redirect: 'manual',
  });
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(headers), body };
}
