import type { LaunchOptions } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../../workspace/aptInstall';

/** There is no browser for the end-to-end tests, and none could be installed. */
export class NoBrowserError extends Error {
  constructor() {
    super(
      'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to its program, and run the command again.',
    );
    this.name = 'NoBrowserError';
  }
}

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

/** Debian's package of a Chromium with windows, which more systems have. */
const WITH_WINDOWS = 'chromium';

/**
 * The program of a Chromium for the tests: from `CHROME_PATH`, the PATH, Debian, or Playwright's download. Undefined
 * means Playwright's own.
 *
 * @throws {NoBrowserError}
 */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on the PATH; trying to install one ...');
  if (!installBrowser()) throw new NoBrowserError();
  return findOnPath();
}

/** @returns whether there is a browser now */
export function installBrowser(): boolean {
  // Only root can install the libraries that Playwright's download needs.
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  return (
    aptInstall(...BROWSER_PACKAGES) ||
    installPlaywrightsOwn([...libraries, 'chromium']) ||
    aptInstall(WITH_WINDOWS)
  );
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
  return findOnPath();
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

function findOnPath(): string | undefined {
  return browserPlaces().find((file) => existsSync(file));
}

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
