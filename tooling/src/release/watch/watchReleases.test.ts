import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EMPTY_POINTER, pointerToJson, type ReleasePointer } from 'remote-loader/pointer';
import { runWeft } from '../../command/runWeft';
import { countReports, tooManyFailures } from './watchReleases';

let visits = 0;

/** The report of a visit. */
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

/** A pointer with live release 7, and release 8 for the share, if given. */
function pointer(share?: number): ReleasePointer {
  const release = (number: number) => ({
    manifest: `https://catalog.example/${number}/mf-manifest.json`,
    integrity: `sha384-${'a'.repeat(64)}`,
  });
  const next = share === undefined ? {} : { next: { ...release(8), share } };
  return { ...EMPTY_POINTER, remotes: { mfe_catalog: { ...release(7), ...next } } };
}

describe('reports of visits', () => {
  it('are counted for live releases, visit by visit', () => {
    const { rows, others } = countReports(LOG, pointer());
    expect(rows).toEqual([
      {
        app: 'mfe-catalog',
        release: 7,
        state: 'live',
        visits: 100,
        failed: 4,
        healed: 3,
        p75: 102,
      },
    ]);
    expect(others).toBe(100);
  });

  it('show a release that fails too often, if there are enough visits', () => {
    const { rows } = countReports(LOG, pointer());
    expect(tooManyFailures(rows, { rate: 3, visits: 50 })).toEqual(rows);
    expect(tooManyFailures(rows, { rate: 4, visits: 50 })).toEqual([]);
    expect(tooManyFailures(rows, { rate: 3, visits: 101 })).toEqual([]);
    const twice = rows.map((row) => ({ ...row, visits: 2 * row.visits }));
    expect(tooManyFailures(twice, { rate: 3, visits: 50 })).toEqual([]);
  });

  it('are counted separately for a shared release', () => {
    const shared = many(60, () => body('8 1.0.0 abc', 'failed')).join('\n');
    const { rows } = countReports(`${LOG}\n${shared}`, pointer(5));
    expect(tooManyFailures(rows, { rate: 5, visits: 50 })).toMatchObject([
      { release: 8, state: '5 %' },
    ]);
  });

  it('are ignored for withdrawn and unknown releases', () => {
    const withdrawn = many(60, () => body('6 1.0.0 abc', 'failed'));
    const forged = body('999999999 9.9.9 x', 'loaded');
    const { rows } = countReports([LOG, ...withdrawn, forged].join('\n'), pointer());
    expect(rows.map(({ release, failed }) => [release, failed])).toEqual([[7, 4]]);
  });

  it('count for the live release if visits could not read its name', () => {
    const lost = many(20, () => body(null, 'failed')).join('\n');
    expect(countReports(`${LOG}\n${lost}`, pointer()).rows).toMatchObject([
      { release: 7, visits: 120, failed: 24 },
    ]);
  });

  describe('as a command', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'watch-'));
      mkdirSync(join(folder, 'moves/1'), { recursive: true });
      const json = JSON.stringify({ ...pointerToJson(pointer()), move: 1 });
      writeFileSync(join(folder, 'moves/1/release.json'), json);
      symlinkSync('moves/1', join(folder, 'live'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('name the release to roll back, and exit with 1', async () => {
      const { status, stdout } = await run(LOG);
      expect(status).toBe(1);
      expect(stdout).toContain('npx weft rollback mfe-catalog --from 7');
      expect((await run(LOG, '--rate', '5')).status).toBe(0);
    });

    it('print no text from visitors', async () => {
      const forged = JSON.stringify({
        visit: 'x',
        events: [{ type: 'failed', remote: '\u001b[31mevil', release: '7 \u001b[2J' }],
      });
      const { status, stdout } = await run(forged);
      expect(status).toBe(0);
      expect(stdout).not.toContain('\u001b');
      expect(stdout).not.toContain('evil');
    });

    it('exit with 2 if they cannot be read, so that nothing is rolled back', async () => {
      expect((await watch(join(folder, 'nothing.log'))).status).toBe(2);
      expect((await run(LOG, '--rate', 'much')).status).toBe(2);
      writeFileSync(join(folder, 'moves/1/release.json'), '{');
      expect((await run(LOG)).status).toBe(2);
    });

    function run(log: string, ...options: string[]) {
      writeFileSync(join(folder, 'remotes.log'), log);
      return watch(join(folder, 'remotes.log'), ...options);
    }

    async function watch(log: string, ...options: string[]) {
      const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
      await runWeft('watch', log, '--in', folder, ...options).catch(() => undefined);
      const status = process.exitCode ?? 0;
      process.exitCode = 0;
      return { status, stdout: print.mock.calls.flat().join('\n') };
    }
  });
});
