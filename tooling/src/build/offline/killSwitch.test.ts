import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { replaceWorker } from './killSwitch';

it('replaces the shop’s worker and its compressed copies with the kill-switch worker', () => {
  const host = mkdtempSync(join(tmpdir(), 'host-'));
  const [files, pages] = [join(host, 'files'), join(host, 'pages')];
  for (const folder of [files, pages]) mkdirSync(folder);
  for (const copy of ['', '.br', '.gz']) writeFileSync(join(files, `sw.js${copy}`), 'on');
  for (const copy of ['', '.br']) writeFileSync(join(pages, `sw-off.js${copy}`), 'off');
  replaceWorker({ files, pages });
  const now = readdirSync(files).map((file) => [file, readFileSync(join(files, file), 'utf8')]);
  rmSync(host, { recursive: true });
  expect(Object.fromEntries(now)).toEqual({ 'sw.js': 'off', 'sw.js.br': 'off' });
});
