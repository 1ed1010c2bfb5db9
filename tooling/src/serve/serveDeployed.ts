import { createServer, type ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { parsePointer, POINTER, pointerToJson } from 'remote-loader/pointer';
import { MANIFEST, originOf, type App } from '../workspace/apps';
import { listen, type RunningSite } from './listen';

/** What would keep the shop's page from loading a remote of this machine. */
const NOT_PASSED_ON = [
  'content-security-policy',
  'reporting-endpoints',
  'strict-transport-security',
];

/** What is served, and on which ports. */
interface DeployedOptions {
  readonly port: number;
  /** The remotes that run here. */
  readonly live: readonly App[];
  /** The port from which those of the development servers are counted. */
  readonly basePort?: number;
}

/**
 * Serves a deployed shop to this machine with some remotes taken from their development servers: a copy of its pages whose
 * release pointer names those. Everything else is asked of the shop.
 *
 * @param shop its origin, such as `https://shop.example`
 * @throws {BusyPortError}
 */
export async function serveDeployed(
  shop: string,
  { port, live, basePort = port }: DeployedOptions,
): Promise<RunningSite> {
  const passOn = createProxyMiddleware({
    target: shop,
    changeOrigin: true,
    // A redirect to the shop stays on this machine.
    autoRewrite: true,
    protocolRewrite: 'http',
    on: {
      proxyRes: ({ headers }) => NOT_PASSED_ON.forEach((name) => delete headers[name]),
      error: (error, request, response) => {
        if ('writeHead' in response)
          refuse(response, `${shop} could not be asked for`, request.url, error);
      },
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const isPointer = request.url?.split('?', 1)[0] === `/${POINTER}`;
    const answer = isPointer
      ? pointerWith(shop, live, basePort).then((body) => {
          const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' };
          response.writeHead(200, headers).end(body);
        })
      : passOn(request, response);
    answer.catch((error: unknown) =>
      refuse(response, `${shop} could not be asked for`, request.url, error),
    );
  });
  // The shop without its security policy is for this machine alone.
  return listen(server, port, 'localhost');
}

/** The shop's pointer with the development servers in it. */
async function pointerWith(shop: string, live: readonly App[], basePort: number): Promise<string> {
  const answer = await fetch(new URL(`/${POINTER}`, shop), {
    headers: { 'Cache-Control': 'no-cache' },
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const pointer = parsePointer(await answer.json());
  const lines = live.map((app) => [
    app.federationName,
    { manifest: `${originOf(app, basePort)}/${MANIFEST}`, integrity: '' },
  ]);
  const remotes = { ...pointer.remotes, ...(Object.fromEntries(lines) as typeof pointer.remotes) };
  return JSON.stringify(pointerToJson({ ...pointer, remotes, isDevelopment: true }));
}

function refuse(
  response: ServerResponse,
  problem: string,
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
  response.end(`${problem} ${url}: ${reason}\n`);
}
