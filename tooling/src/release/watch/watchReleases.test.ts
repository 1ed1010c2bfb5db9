/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { workspaceRoot } from '../../apps.mjs';
import { countReports, tooManyFailures } from './watchReleases.mjs';

let visits = 0;

/** A visit's body as the script sends it. */
function body(release: string | null, ...types: string[]): string {
  const events = types.map((type) => ({
    type,
    remote: 'mfe_catalog',
    release,
    page: 'mfe_catalog/Landing',
    ...(type === 'loaded' ? { duration: 100 + (visits % 4) } : { reason: 'broken' }),
  }));
  return JSON.stringify({ visit: `v${(visits += 1)}`, events });
}

const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make);

const LOG = [
  ...many(96, () => body('7 1.0.0 abc', 'loaded', 'loaded')),
  ...many(3, () => body('7 1.0.0 abc', 'healed')),
  body('7 1.0.0 abc', 'threw', 'threw'),
  ...many(100, () => body('6 1.0.0 abc', 'loaded')),
  'no JSON',
  '{"visit":7}',
  '{"visit":"x","events":[null,{"type":"loaded"}]}',
  '',
].join('\n');

describe('reports of visits', () => {
  it('are counted by remote and release, visit by visit', () => {
    expect(countReports(LOG)).toEqual([
      { remote: 'mfe_catalog', release: 7, visits: 100, failed: 4, healed: 3, p75: 102 },
      { remote: 'mfe_catalog', release: 6, visits: 100, failed: 0, healed: 0, p75: 102 },
    ]);
  });

  it('tell when the newest release fails too often, and only of enough visits', () => {
    const rows = countReports(LOG);
    expect(tooManyFailures(rows, { rate: 3, visits: 50 })).toEqual([rows[0]]);
    expect(tooManyFailures(rows, { rate: 4, visits: 50 })).toEqual([]);
    expect(tooManyFailures(rows, { rate: 3, visits: 101 })).toEqual([]);
    const older = countReports(many(60, () => body('5 1.0.0 abc', 'failed')).join('\n'));
    expect(tooManyFailures([...rows, ...older], { rate: 5, visits: 50 })).toEqual([]);
  });

  it('tell of visits that could not even read the release', () => {
    const lost = many(20, () => body(null, 'failed')).join('\n');
    const [, , unknown] = countReports(`${LOG}\n${lost}`);
    expect(unknown).toMatchObject({ release: null, visits: 20, failed: 20 });
    expect(tooManyFailures(countReports(`${LOG}\n${lost}`), { rate: 8, visits: 50 })).toEqual([
      unknown,
    ]);
  });

  it('end the command with 1 for a pipeline that rolls back by itself', () => {
    const folder = mkdtempSync(join(tmpdir(), 'watch-'));
    const log = join(folder, 'remotes.log');
    writeFileSync(log, LOG);
    const run = (...options: string[]) =>
      spawnSync(process.execPath, ['tooling/bin/watch-releases.mjs', log, ...options], {
        cwd: workspaceRoot,
        encoding: 'utf8',
      });
    const bad = run();
    expect(bad.status).toBe(1);
    expect(bad.stdout).toContain('release 7    100 visits  4 failed (4.0 %)  3 healed  p75 102 ms');
    expect(bad.stdout).toContain('npm run rollback -- mfe-catalog');
    expect(run('--rate', '5').status).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
