import { createServer } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { freePorts } from '../workspace/freePorts';
import { claimPorts } from './e2ePorts';

type Claimed = Awaited<ReturnType<typeof claimPorts>>;

let claims: Claimed[] = [];

const claim = async (first: number): Promise<Claimed> => {
  const claimed = await claimPorts(first);
  claims.push(claimed);
  return claimed;
};

afterEach(async () => {
  await Promise.all(claims.map(({ release }) => release()));
  claims = [];
});

/** The first of enough free ports for three claims. */
const first = (): Promise<number> => freePorts(150);

it('several workers at once get different ports', async () => {
  const port = await first();
  const all = await Promise.all([claim(port), claim(port), claim(port)]);
  const ports = all.flatMap(({ ports: { shop, behind, elsewhere, other } }) => [
    shop,
    behind,
    elsewhere,
    other,
  ]);
  expect(new Set(ports).size).toBe(12);
});

it('ports of which another program uses one are left out', async () => {
  const port = await first();
  const {
    ports: { other },
    release,
  } = await claim(port);
  await release();
  claims = [];
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(other + 1, resolve));
  const { ports } = await claim(port);
  await new Promise((resolve) => taken.close(resolve));
  expect(ports.shop).toBeGreaterThan(other);
});

it('without free ports, the error says what to set', async () => {
  await expect(claimPorts(65_530)).rejects.toThrow(
    /are free from 65530 on: set E2E_PORT to a lower/,
  );
});
