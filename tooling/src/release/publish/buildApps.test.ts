import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { replaceWorker } from './buildApps';
import { temporaryFolder } from '../../testing/temporaryFolder';

let [host, files, pages] = ['', '', ''];

beforeEach(() => {
  host = temporaryFolder();
  [files, pages] = [join(host, 'files'), join(host, 'pages')];
  for (const folder of [files, pages]) mkdirSync(folder);
  for (const copy of ['', '.br', '.gz']) writeFileSync(join(files, `sw.js${copy}`), 'on');
});

it('replaces the shop’s worker and its compressed copies with the kill-switch worker', () => {
  writeFileSync(join(pages, 'sw-off.js'), 'off');
  replaceWorker(host);
  expect(workers()).toEqual({ 'sw.js': 'off' });
});

it('changes nothing if the build has no kill-switch worker', () => {
  const before = workers();
  expect(() => replaceWorker(host)).toThrow('sw-off.js');
  expect(workers()).toEqual(before);
});

function workers(): Record<string, string> {
  const names = readdirSync(files);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(files, name), 'utf8')]));
}
