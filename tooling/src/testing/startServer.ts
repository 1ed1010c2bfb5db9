import { createServer, type RequestListener } from 'node:http';
import { listen, type RunningServer } from '../workspace/listen';

/** A server for a test, on a free port. */
export interface TestServer extends RunningServer {
  readonly origin: string;
}

export async function startServer(listener: RequestListener): Promise<TestServer> {
  const { close, port } = await listen(createServer(listener), 0);
  return { close, origin: `http://localhost:${port}` };
}
