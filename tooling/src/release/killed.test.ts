/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { remoteByFolder } from '../apps.mjs';
import { checkBuild } from './checkBuild.mjs';
import { readPointer } from './pointerFile.mjs';
import { publish, rollBack } from './releases.mjs';
import { buildOf, killAfter, SOURCE } from './testBuild';

const CATALOG = remoteByFolder('mfe-catalog');
const CART = remoteByFolder('mfe-cart-checkout');

/** WEFT_KILLS=300 runs more rounds, outside the suite. */
const ROUNDS = Number(process.env.WEFT_KILLS ?? 8);

/** The longest time until a process is killed, in milliseconds: some releases and rollbacks. */
const LONGEST = 120;

/** Releases and rolls back without end. */
const PROGRAM = `
  import { remoteByFolder } from './tooling/src/apps.mjs';
  import { publish, rollBack } from './tooling/src/release/releases.mjs';
  const [build, folder, source] = process.argv.slice(1);
  const app = remoteByFolder('mfe-catalog');
  process.stdout.write('ready');
  for (;;) {
    await publish(app, { build, folder, source: JSON.parse(source) });
    await publish(app, { build, folder, source: JSON.parse(source) });
    await rollBack(app, { folder });
  }
`;

let workplace: string;
let folder: string;

beforeEach(() => {
  workplace = mkdtempSync(join(tmpdir(), 'killed-'));
  folder = join(workplace, 'releases');
});

afterEach(() => {
  rmSync(workplace, { recursive: true });
});

it(
  'a release or rollback that is killed loses nothing and blocks nobody',
  async () => {
    const build = buildOf(workplace, 'one');
    await publish(CART, { build, folder, source: SOURCE });
    await publish(CATALOG, { build, folder, source: SOURCE });
    const { mfe_cart_checkout: cart } = readPointer(folder).remotes;
    for (let round = 0; round < ROUNDS; round += 1) {
      await killAfter(Math.random() * LONGEST, PROGRAM, [build, folder, JSON.stringify(SOURCE)]);
      expectWhole();
      const start = Date.now();
      const release = await publish(CATALOG, { build, folder, source: SOURCE });
      await rollBack(CATALOG, { folder });
      await rollBack(CATALOG, { folder });
      expect(readPointer(folder).remotes['mfe_catalog']?.manifest).toContain(`/${release}/`);
      // An abandoned lock would hold it for minutes.
      expect(Date.now() - start).toBeLessThan(20_000);
      expect(readPointer(folder).remotes['mfe_cart_checkout']).toEqual(cart);
      expect(readdirSync(join(folder, '.staging'))).toEqual([]);
    }
  },
  30_000 + ROUNDS * 3_000,
);

/** Expects that every folder is a complete release, and that the pointer's release exists. */
function expectWhole(): void {
  const { remotes, problems } = readPointer(folder);
  expect(problems).toEqual({});
  const hashes = readdirSync(join(folder, 'mfe-catalog')).map((release) => [
    release,
    checkBuild(join(folder, 'mfe-catalog', release)),
  ]);
  const byRelease = Object.fromEntries(hashes) as Record<string, string>;
  const line = remotes['mfe_catalog'];
  for (const release of [line, line?.previous]) {
    if (!release) continue;
    const number = new URL(release.manifest).pathname.split('/')[1] ?? '';
    expect(byRelease[number]).toBe(release.integrity);
  }
  expect(readFileSync(join(folder, 'release.json'), 'utf8')).toMatch(/\}\n$/);
}
