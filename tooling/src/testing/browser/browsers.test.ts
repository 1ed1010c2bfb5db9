import { describe, expect, it } from '@jest/globals';
import browserslist from 'browserslist';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { browserPlaces } from './findBrowser';

/** The first versions with ES2022, which the scripts use. */
const ES2022 = { chrome: 94, firefox: 93, safari: 16.4 };

/** The oldest supported version of a browser. */
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

describe('the browser of the tests', () => {
  it('is searched on the PATH and in Chrome’s folders on macOS and Windows', () => {
    const env = { PATH: '/usr/bin', PROGRAMFILES: 'C:' };
    expect(browserPlaces({ platform: 'linux', env })[0]).toBe('/usr/bin/chromium-headless-shell');
    expect(browserPlaces({ platform: 'darwin', env })).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(browserPlaces({ platform: 'win32', env }).join()).toMatch(
      /Chrome.Application.chrome\.exe/,
    );
  });
});
