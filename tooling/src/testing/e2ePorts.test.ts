import { createServer } from 'node:http';
import { afterEach, expect, it } from '@jest/globals';
import { freePorts } from './freePorts';
import { listen } from '../workspace/listen';
import { claimPorts, type WorkerPorts } from './e2ePorts';

let releases: (() => Promise<void>)[] = [];

const claim = async (first: number): Promise<WorkerPorts> => {
  const { ports, release } = await claimPorts(first);
  releases.push(release);
  return ports;
};

afterEach(async () => {
  await Promise.all(releases.map((release) => release()));
  releases = [];
});

/** The first of enough free ports for three claims. */
const first = (): Promise<number> => freePorts(150);

it('several workers at once get different ports', async () => {
  const port = await first();
  const all = await Promise.all([claim(port), claim(port), claim(port)]);
  expect(new Set(all.flatMap((ports) => Object.values({ ...ports }))).size).toBe(12);
});

it('ports of which another program uses one are left out', async () => {
  const { shop, other } = await claim(await first());
  const port = await first();
  const used = port + (other - shop) + 1;
  const program = await listen(createServer(), used);
  const ports = await claim(port);
  await program.close();
  expect(ports.shop).toBeGreaterThan(used);
});
