import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { parsePointer, POINTER, pointerToJson, type Release } from 'remote-loader/pointer';
import { withRemotes } from '../build/pages/document';
import { distFolder, MANIFEST, originOf, type App } from '../workspace/apps';
import { integrityOf } from '../workspace/integrityOf';
import { isFileAddress } from './contentTypes';
import { listen, type RunningSite } from './listen';
import { policyWith } from './policyWith';

const POLICY = 'content-security-policy';

/** What is about the shop's own address, or reports to it. */
const NOT_PASSED_ON = [
  `${POLICY}-report-only`,
  'reporting-endpoints',
  'strict-transport-security',
] as const;

/** What is served, and on which ports. */
interface DeployedOptions {
  readonly port: number;
  /** The remotes that run here. */
  readonly live: readonly App[];
  /** The port from which theirs are counted. */
  readonly basePort?: number;
  /**
   * Whether they are production builds, which run with hashes and under the shop's security policy. Development servers do
   * not, so that no policy is passed on.
   */
  readonly areBuilt?: boolean;
}

type Releases = Readonly<Record<string, Release>>;

/**
 * Serves a deployed shop to this machine with some remotes taken from here: a copy of its pages whose release pointer names
 * those. Everything else is asked of the shop.
 *
 * @param address of the shop, such as `https://shop.example`
 * @throws {BusyPortError}
 */
export async function serveDeployed(
  address: string,
  { port, live, basePort = port, areBuilt = false }: DeployedOptions,
): Promise<RunningSite> {
  const shop = new URL(address).origin;
  const releases: Releases = Object.fromEntries(
    live.map((app) => [app.federationName, releaseOf(app, basePort, areBuilt)]),
  );
  const origins = areBuilt ? live.map((app) => originOf(app, basePort)) : [];
  const amend = (headers: IncomingMessage['headers']): void => {
    amendHeaders(headers, origins);
    // A redirect to the shop stays on this machine.
    const { location } = headers;
    if (location?.startsWith(`${shop}/`)) headers.location = location.slice(shop.length);
  };
  const common = { target: shop, changeOrigin: true };
  const error = (
    problem: Error,
    { url }: IncomingMessage,
    response: ServerResponse | Socket,
  ): void => {
    if ('writeHead' in response) refuse(response, shop, url, problem);
  };
  const amendPage = responseInterceptor((body) =>
    Promise.resolve(withRemotes(body.toString(), releases)),
  );
  const passFile = createProxyMiddleware({
    ...common,
    on: { proxyRes: ({ headers }) => amend(headers), error },
  });
  const passPage = createProxyMiddleware({
    ...common,
    selfHandleResponse: true,
    on: {
      proxyRes: (answer, request, response) => {
        amend(answer.headers);
        void amendPage(answer, request, response);
      },
      error,
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = request.url?.split('?', 1)[0] ?? '/';
    const pass = isFileAddress(pathname) ? passFile : passPage;
    const answer =
      pathname === `/${POINTER}`
        ? pointerWith(shop, releases, areBuilt).then((body) => {
            const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
            response.writeHead(200, headers).end(body);
          })
        : pass(request, response);
    answer.catch((problem: unknown) => refuse(response, shop, request.url, problem));
  });
  // The shop with a changed security policy is for this machine alone.
  return listen(server, port, 'localhost');
}

/** @throws {Error} where its build can't be read */
function releaseOf(app: App, basePort: number, isBuilt: boolean): Release {
  const integrity = isBuilt ? integrityOf(readFileSync(join(distFolder(app), MANIFEST))) : '';
  return { manifest: `${originOf(app, basePort)}/${MANIFEST}`, integrity };
}

/** @param origins none where no policy is to be passed on */
function amendHeaders(headers: IncomingMessage['headers'], origins: readonly string[]): void {
  for (const name of NOT_PASSED_ON) delete headers[name];
  const policy = headers[POLICY];
  if (origins.length === 0) delete headers[POLICY];
  else if (policy !== undefined) headers[POLICY] = policyWith(String(policy), origins);
}

/** The shop's pointer with the remotes of this machine in it. It reports nothing to the shop. */
async function pointerWith(shop: string, releases: Releases, areBuilt: boolean): Promise<string> {
  const answer = await fetch(new URL(`/${POINTER}`, shop), {
    headers: { 'Cache-Control': 'no-cache' },
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const pointer = parsePointer(await answer.json());
  const remotes = { ...pointer.remotes, ...releases };
  const json = pointerToJson({ ...pointer, remotes, isDevelopment: !areBuilt, reportSample: 0 });
  return JSON.stringify(json);
}

function refuse(
  response: ServerResponse,
  shop: string,
  url: string | undefined,
  error: unknown,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { cause, code, message } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
  const reason = cause?.code ?? code ?? message;
  response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${shop} could not be asked for ${url}: ${reason}\n`);
}
