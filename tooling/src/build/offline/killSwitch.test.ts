import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { replaceWorker, turnOff } from './killSwitch';

let host: string;

beforeEach(() => {
  host = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(host, 'dist'));
  for (const copy of ['', '.br', '.gz']) writeFileSync(join(host, `dist/sw.js${copy}`), 'on');
});

afterEach(() => rmSync(host, { recursive: true }));

describe('turnOff', () => {
  it('replaces the shop’s worker and its compressed copies with the kill-switch worker', () => {
    mkdirSync(join(host, 'dist-pages'));
    for (const copy of ['', '.br']) writeFileSync(join(host, `dist-pages/sw-off.js${copy}`), 'off');
    turnOff(host);
    // Otherwise servers would send a compressed copy of the old worker.
    expect(readdirSync(join(host, 'dist')).sort()).toEqual(['sw.js', 'sw.js.br']);
    for (const copy of ['', '.br']) {
      expect(readFileSync(join(host, `dist/sw.js${copy}`), 'utf8')).toBe('off');
    }
  });

  it('does so in the folders of a release', () => {
    const [files, pages] = [join(host, 'dist'), join(host, 'staged')];
    mkdirSync(pages);
    writeFileSync(join(pages, 'sw-off.js'), 'off');
    replaceWorker({ files, pages });
    expect(readdirSync(files)).toEqual(['sw.js']);
    expect(readFileSync(join(files, 'sw.js'), 'utf8')).toBe('off');
  });

  it('changes nothing if the host is not built', () => {
    expect(() => turnOff(host)).toThrow('npm run build');
    expect(readFileSync(join(host, 'dist/sw.js'), 'utf8')).toBe('on');
  });
});
