import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { aptInstall } from '../workspace/aptInstall';
import { BROWSER_PACKAGES, findBrowser, installBrowser } from './browser/findBrowser';
import { ENGINE_PACKAGES, engineNames, findEngine } from './browser/findEngines';
import { findNginx, NGINX_PACKAGES } from './serveWithNginx';

/** A program that tests need, and that the suite installs. */
export interface TestProgram {
  readonly name: string;
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** The tests that are left out without it. */
  readonly tests: string;
  readonly isFound: () => boolean;
  readonly install: () => void;
}

const nginx: TestProgram = {
  name: 'nginx',
  packages: NGINX_PACKAGES,
  tests: 'the tests of docs/operations/nginx.conf',
  isFound: () => findNginx() !== undefined,
  install: () => void aptInstall(...NGINX_PACKAGES),
};

/** Playwright's browser. */
export const browser: TestProgram = {
  name: 'Chromium',
  packages: BROWSER_PACKAGES,
  tests: 'the end-to-end tests',
  isFound: () => findBrowser() !== undefined || existsSync(chromium.executablePath()),
  install: () => void installBrowser(),
};

/** The browsers of `host/engines`. */
export const engines = engineNames.map((engine): TestProgram => ({
  name: engine,
  packages: ENGINE_PACKAGES[engine],
  tests: `the journeys in ${engine}`,
  isFound: () => findEngine(engine) !== undefined,
  install: () => void aptInstall(...ENGINE_PACKAGES[engine]),
}));

/** The programs that are not installed. */
export function missingPrograms(): readonly TestProgram[] {
  return [nginx, browser, ...engines].filter(({ isFound }) => !isFound());
}

/** One message for people who have to install the programs themselves. */
export function messageAbout(missing: readonly TestProgram[]): string {
  const rows = missing.map(
    ({ name, packages, tests }) =>
      `- ${name} (${packages.join(', ')}): without it, ${tests} are left out.`,
  );
  const all = missing.flatMap(({ packages }) => packages).join(' ');
  return [
    'These programs are not installed, and this user cannot install them:',
    ...rows,
    `On Debian and Ubuntu, run as root: apt-get install --no-install-recommends ${all}`,
    'Chromium or Google Chrome in another place: set CHROME_PATH to its program.',
  ].join('\n');
}
