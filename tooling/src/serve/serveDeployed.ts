import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import { POINTER, pointerToJson, type Release } from 'remote-loader/formats';
import { withRemotes } from '../build/pages/document';
import { releaseAt } from '../build/pointer';
import { distFolder, originOf, type App } from '../workspace/apps';
import { requestPointer } from './pointerFile';
import { listen } from '../workspace/listen';

const POLICY = 'content-security-policy';

/** The directives for a remote's files. */
const OF_FILES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

/** Directives and headers about the shop's own address or reports. */
const NOT_HERE = ['upgrade-insecure-requests', 'report-uri', 'report-to'];
const NOT_PASSED_ON = [
  `${POLICY}-report-only`,
  'reporting-endpoints',
  'strict-transport-security',
] as const;

interface DeployedOptions {
  readonly port: number;
  /** The local remotes. */
  readonly live: readonly App[];
  /** The base of their ports. */
  readonly basePort?: number;
  /**
   * Whether they are production builds, which run with hashes and under the shop's security policy. For development servers
   * the policy is removed.
   */
  readonly areBuilt?: boolean;
}

type Releases = Readonly<Record<string, Release>>;

/**
 * A local proxy to a deployed shop that replaces some remotes with local ones: its release pointer names them. All other
 * requests go to the shop.
 *
 * @param address of the shop, such as `https://shop.example`
 * @throws {BusyPortError}
 */
export async function serveDeployed(
  address: string,
  { port, live, basePort = port, areBuilt = false }: DeployedOptions,
): ReturnType<typeof listen> {
  const shop = new URL(address).origin;
  const releases: Releases = Object.fromEntries(
    live.map((app) => [
      app.federationName,
      releaseAt(app, basePort, areBuilt ? distFolder(app) : undefined),
    ]),
  );
  const origins = areBuilt ? live.map((app) => originOf(app, basePort)) : [];
  const amendPage = responseInterceptor((body, { headers: { 'content-type': type = '' } }) =>
    Promise.resolve(type.startsWith('text/html') ? withRemotes(body.toString(), releases) : body),
  );
  const pass = createProxyMiddleware({
    target: shop,
    changeOrigin: true,
    // The interceptor does not know every encoding that a browser accepts, such as zstd.
    headers: { 'accept-encoding': 'gzip' },
    selfHandleResponse: true,
    on: {
      proxyRes: (proxied, request, response) => {
        const { headers } = proxied;
        amendHeaders(headers, origins);
        // A redirect to the shop stays on this machine.
        const { location } = headers;
        if (location?.startsWith(`${shop}/`)) headers.location = location.slice(shop.length);
        void amendPage(proxied, request, response);
      },
      error: (problem, { url }, response) => {
        if ('writeHead' in response) refuse(response, shop, url, problem);
      },
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = request.url?.split('?', 1)[0] ?? '/';
    const handled =
      pathname === `/${POINTER}`
        ? pointerWith(shop, releases, areBuilt).then((body) => {
            const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
            response.writeHead(200, headers).end(body);
          })
        : pass(request, response);
    handled.catch((problem: unknown) => refuse(response, shop, request.url, problem));
  });
  // The shop with a changed security policy is only for this machine.
  return listen(server, port, 'localhost');
}

/** @param origins empty to remove the policy */
function amendHeaders(headers: IncomingMessage['headers'], origins: readonly string[]): void {
  for (const name of NOT_PASSED_ON) delete headers[name];
  const policy = headers[POLICY];
  if (origins.length === 0) delete headers[POLICY];
  else if (policy !== undefined) headers[POLICY] = policyWith(String(policy), origins);
}

/** Adds local origins for remotes to a content security policy. */
function policyWith(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => name !== '' && !NOT_HERE.includes(name))
    .map((words) => (OF_FILES.includes(words[0] ?? '') ? [...words, ...origins] : words))
    .map((words) => words.join(' '))
    .join('; ');
}

/** The shop's pointer with the local remotes. */
async function pointerWith(shop: string, releases: Releases, areBuilt: boolean): Promise<string> {
  const pointer = await requestPointer(shop);
  const remotes = { ...pointer.remotes, ...releases };
  const json = pointerToJson({ ...pointer, remotes, isDevelopment: !areBuilt });
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
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code ?? message;
  response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${url} could not be requested from ${shop}: ${reason}\n`);
}
