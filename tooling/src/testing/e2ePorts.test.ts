import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import { freePorts } from './freePorts';
import { listen } from '../workspace/listen';
import { claimPorts } from './e2ePorts';

/** The first of enough free ports for three claims, which end with this process. */
const first = (): Promise<number> => freePorts(150);

it('several workers at once get different ports', async () => {
  const port = await first();
  const all = await Promise.all([claimPorts(port), claimPorts(port), claimPorts(port)]);
  expect(new Set(all.flatMap((ports) => Object.values({ ...ports }))).size).toBe(12);
});

it('ports of which another program uses one are left out', async () => {
  const { shop, other } = await claimPorts(await first());
  const port = await first();
  const used = port + (other - shop) + 1;
  const program = await listen(createServer(), used);
  const { shop: claimed } = await claimPorts(port);
  await program.close();
  expect(claimed).toBeGreaterThan(used);
});
