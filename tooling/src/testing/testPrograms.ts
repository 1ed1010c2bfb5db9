import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { aptInstall } from './aptInstall';
import { BROWSER_PACKAGES, findBrowser, installOtherBrowser } from './browser/findBrowser';
import { ENGINES } from './browser/findEngines';
import { findNginx, NGINX_PACKAGES } from './serveWithNginx';

/** A program that tests need, and that the suite installs. */
export interface TestProgram {
  readonly name: string;
  readonly packages: readonly string[];
  /** The tests that are left out without it. */
  readonly tests: string;
  readonly isFound: () => boolean;
  /** Installs it where these packages are missing. */
  readonly installOther?: () => Promise<void>;
}

const nginx: TestProgram = {
  name: 'nginx',
  packages: NGINX_PACKAGES,
  tests: 'the tests of docs/operations/nginx.conf',
  isFound: () => findNginx() !== undefined,
};

export const browser: TestProgram = {
  name: 'Chromium',
  packages: BROWSER_PACKAGES,
  tests: 'the end-to-end tests',
  isFound: () => findBrowser() !== undefined || existsSync(chromium.executablePath()),
  installOther: installOtherBrowser,
};

/** The browsers of `host/engines`. */
export const engines = Object.entries(ENGINES).map(([name, { packages, find }]): TestProgram => ({
  name,
  packages,
  tests: `the journeys in ${name}`,
  isFound: () => find() !== undefined,
}));

export function missingPrograms(
  programs: readonly TestProgram[] = [nginx, browser, ...engines],
): readonly TestProgram[] {
  return programs.filter(({ isFound }) => !isFound());
}

/** Tries to install missing programs. @returns those that are still missing */
export async function installMissing(
  programs?: readonly TestProgram[],
): Promise<readonly TestProgram[]> {
  const missing = missingPrograms(programs);
  if (missing.length === 0) return missing;
  const all = missing.flatMap(({ packages }) => packages);
  console.log(`Installing ${all.join(', ')} ...`);
  // Together, because separate installations would take a third more processor time. But not every system has every package.
  if (!(await aptInstall(...all))) {
    for (const { packages, installOther } of missing) {
      if (!(await aptInstall(...packages))) await installOther?.();
    }
  }
  return missingPrograms(missing);
}

/** Installs Playwright's browser if it is missing. @throws {Error} if that fails */
export async function findOrInstallBrowser(): Promise<void> {
  const missing = await installMissing([browser]);
  if (missing.length > 0) throw new Error(messageAbout(missing));
}

/** Installs missing engines, or reports that their tests are left out. @returns whether there is an engine */
export async function findOrInstallEngines(): Promise<boolean> {
  const missing = await installMissing(engines);
  if (missing.length > 0) console.log(messageAbout(missing));
  return missing.length < engines.length;
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
