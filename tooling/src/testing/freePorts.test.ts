import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePorts } from './freePorts';

it('gives ports that are free, and that no outgoing connection gets', async () => {
  const port = await freePorts(200);
  expect(port).toBeGreaterThan(1_023);
  expect(port + 199).toBeLessThan(32_768);
  for (const offset of [0, 100, 199]) {
    const server = createServer().listen(port + offset);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  }
});
