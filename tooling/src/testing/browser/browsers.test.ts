import { describe, expect, it } from '@jest/globals';
import browserslist from 'browserslist';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { temporaryFolder } from '../temporaryFolder';
import { writeFiles } from '../writeFiles';
import { findWindowed } from './findBrowser';

/** The first versions with ES2022, which the scripts use. */
const ES2022 = { chrome: 94, firefox: 93, safari: 16.4 };

function oldest(browser: string): number {
  const versions = browserslist(undefined, { path: join(workspaceRoot, 'tooling') })
    .map((name) => name.split(' '))
    .filter(([name]) => name === browser)
    .map(([, version]) => Number.parseFloat(version ?? ''));
  return Math.min(...versions);
}

describe('the supported browsers', () => {
  it('match docs/browsers.md', () => {
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

  it.each(Object.entries(ES2022))('%s supports the scripts’ syntax', (browser, since) => {
    expect(oldest(browser)).toBeGreaterThanOrEqual(since);
  });
});

it('the browser of the tests is searched on the PATH, then in Chrome’s folder', () => {
  const folder = temporaryFolder();
  Object.assign(process.env, { PATH: folder, PROGRAMFILES: folder });
  for (const program of ['Google/Chrome/Application/chrome.exe', 'google-chrome']) {
    writeFiles(folder, { [program]: '' });
    expect(findWindowed()).toBe(join(folder, program));
  }
});
