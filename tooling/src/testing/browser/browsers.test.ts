import { expect, it } from '@jest/globals';
import browserslist from 'browserslist';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { temporaryFolder } from '../temporaryFolder';
import { writeFiles } from '../writeFiles';
import { findWindowed } from './findBrowser';

function oldest(browser: string): number {
  const versions = browserslist(undefined, { path: join(workspaceRoot, 'tooling') })
    .map((name) => name.split(' '))
    .filter(([name]) => name === browser)
    .map(([, version]) => Number.parseFloat(version ?? ''));
  return Math.min(...versions);
}

it('the supported browsers match docs/browsers.md', () => {
  const text = readFileSync(join(workspaceRoot, 'docs/browsers.md'), 'utf8');
  const documented = [...text.matchAll(/^\| (\w+) +\|[^|]+\| \*\*([\d.]+)\*\*/gm)].map(
    ([, engine, version]) => [engine, Number(version)],
  );
  expect(documented).toEqual([
    ['Chromium', oldest('chrome')],
    ['Firefox', oldest('firefox')],
    ['WebKit', oldest('safari')],
  ]);
});

it('the browser of the tests is searched on the PATH, then in Chrome’s folder', () => {
  const folder = temporaryFolder();
  Object.assign(process.env, { PATH: folder, PROGRAMFILES: folder });
  for (const program of ['Google/Chrome/Application/chrome.exe', 'google-chrome']) {
    writeFiles(folder, { [program]: '' });
    expect(findWindowed()).toBe(join(folder, program));
  }
});
