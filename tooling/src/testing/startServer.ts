import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, type RunningServer } from '../workspace/listen';

/** A server for a test, on a free port. */
export interface TestServer extends RunningServer {
  readonly origin: string;
}

export async function startServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  const { close } = await listen(server, 0);
  return { close, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
