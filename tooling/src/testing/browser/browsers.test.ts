import { describe, expect, it } from '@jest/globals';
import browserslist from 'browserslist';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { browserPlaces } from './findBrowser';

/** The browsers of the table that brought ES2022, in which scripts are written. */
const ES2022 = { chrome: 94, firefox: 93, safari: 16.4 };

/** The oldest served version of a browser. */
function oldest(browser: string): number {
  const versions = browserslist(undefined, { path: join(workspaceRoot, 'tooling') })
    .map((name) => name.split(' '))
    .filter(([name]) => name === browser)
    .map(([, version]) => Number.parseFloat(version ?? ''));
  return Math.min(...versions);
}

describe('the served browsers', () => {
  it('are those of docs/browsers.md', () => {
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

  it.each(Object.entries(ES2022))('%s reads the scripts as they are written', (browser, since) => {
    expect(oldest(browser)).toBeGreaterThanOrEqual(since);
  });
});

describe('the browser of the tests', () => {
  it('is looked for on the PATH, and where macOS and Windows install Chrome', () => {
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
