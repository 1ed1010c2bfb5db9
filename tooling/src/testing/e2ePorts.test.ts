import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import { listen } from '../workspace/listen';
import { claimPorts } from './e2ePorts';

it('ports of which another program uses one are left out', async () => {
  const { port, close } = await listen(createServer(), 0);
  const { shop } = await claimPorts(port - 11);
  await close();
  expect(shop).toBeGreaterThan(port);
});
