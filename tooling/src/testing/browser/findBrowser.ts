import type { LaunchOptions } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../../workspace/aptInstall';

/** No browser for the end-to-end tests, and no way to get one. */
export class NoBrowserError extends Error {
  constructor() {
    super(
      'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to its program, and run the command again.',
    );
    this.name = 'NoBrowserError';
  }
}

/** The one without windows comes first: tests take two fifths less of the processor’s time in it. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where macOS has programs that are not on the PATH. */
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const CHROME_ON_WINDOWS = join('Google', 'Chrome', 'Application', 'chrome.exe');

/**
 * The program of a Chromium for the tests: `CHROME_PATH`, one on the PATH, the one Playwright downloads, or Debian's
 * Undefined means Playwright's own.
 *
 * @throws {NoBrowserError}
 */
export function findOrInstallBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on the PATH; asking Playwright for one ...');
  if (installPlaywrightsOwn(['--with-deps', 'chromium'])) return undefined;
  if (installDebians()) return findOnPath();
  throw new NoBrowserError();
}

/** The browser that is there already, if any. */
export function findBrowser(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(
      `CHROME_PATH is "${CHROME_PATH}", where there is no program: correct or unset it.`,
    );
  }
  return findOnPath();
}

/** How Playwright starts the browser that is there. */
export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return { args: browserArguments, ...(executablePath ? { executablePath } : {}) };
}

/** As root it has no sandbox, and it asks nobody outside for anything. */
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

/** Where Chromium and Chrome may be installed, the best first. */
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
 * Has Playwright download a browser of its own, if it has not yet.
 *
 * @throws {Error} where it can't
 */
export function installOwnBrowser(name: 'firefox' | 'webkit'): void {
  if (installPlaywrightsOwn([name])) return;
  throw new Error(
    `Playwright could not download its ${name} (its reason is above); where it can't, "weft engines" runs journeys in the system's own.`,
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

function installDebians() {
  console.log("Playwright has none to give here; trying Debian's Chromium ...");
  return aptInstall('chromium-headless-shell') || aptInstall('chromium');
}
