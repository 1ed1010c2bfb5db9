import type { LaunchOptions } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../../workspace/aptInstall';

/** The headless shell comes first: tests need 40 % less processor time in it. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Paths of programs on macOS that are not on the PATH. */
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const CHROME_ON_WINDOWS = join('Google', 'Chrome', 'Application', 'chrome.exe');

/** Debian's package of a Chromium for the tests. */
export const BROWSER_PACKAGES = ['chromium-headless-shell'];

/** Installs a browser where Debian's headless shell is missing: Playwright's own, or Debian's Chromium with windows. */
export function installOtherBrowser(): void {
  // Only root can install the libraries that Playwright's download needs.
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  if (!installPlaywrightsOwn([...libraries, 'chromium'])) aptInstall('chromium');
}

/** The installed browser, if any. */
export function findBrowser(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(
      `CHROME_PATH is "${CHROME_PATH}", but there is no program: correct or unset it.`,
    );
  }
  return browserPlaces().find((file) => existsSync(file));
}

/** Playwright's launch options for the installed browser. */
export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return { args: browserArguments, ...(executablePath ? { executablePath } : {}) };
}

/** The sandbox is off for root, and background requests are off. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Possible paths of Chromium and Chrome, best first. */
export function browserPlaces({
  platform = process.platform,
  env = process.env,
}: Partial<typeof process> = process): string[] {
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env['PATH'] ?? '').split(delimiter);
  const onPath = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  if (platform === 'darwin') return [...onPath, ...APPLICATIONS];
  if (platform !== 'win32') return onPath;
  const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
  const installed = roots.flatMap((root) => (root ? [join(root, CHROME_ON_WINDOWS)] : []));
  return [...onPath, ...installed];
}

/**
 * Makes Playwright download its own browser, if it is missing.
 *
 * @throws {Error} if the download fails
 */
export function installOwnBrowser(name: 'firefox' | 'webkit'): void {
  if (installPlaywrightsOwn([name])) return;
  throw new Error(
    `Playwright could not download its ${name} (the reason is above); "weft engines" runs journeys in the system's own browsers.`,
  );
}

function installPlaywrightsOwn(args: readonly string[]) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', ...args],
    { stdio: ['ignore', 'inherit', 'inherit'], timeout: 240_000 },
  );
  return status === 0;
}
