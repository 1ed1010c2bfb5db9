import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../../cli/aptInstall.mjs';

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

/**
 * The program of a Chromium for the tests: `CHROME_PATH`, one on the PATH, the one Playwright downloads, or Debian's
 * (ARCHITECTURE §5). Undefined means Playwright's own.
 *
 * @returns {string | undefined}
 * @throws {NoBrowserError}
 */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (installPlaywrightsOwn()) return undefined;
  if (installDebians()) return findOnPath();
  throw new NoBrowserError();
}

/** The browser that is there already, if any. @returns {string | undefined} */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(
      `CHROME_PATH is "${CHROME_PATH}", where there is no program: correct or unset it.`,
    );
  }
  return findOnPath();
}

/** What a test's Chromium is started with: as root it has no sandbox, and it asks nobody outside for anything. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

function findOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program))).find(
    (file) => existsSync(file),
  );
}

function installPlaywrightsOwn() {
  console.log('No Chromium on the PATH; asking Playwright for one ...');
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'],
    { stdio: ['ignore', 'inherit', 'inherit'], timeout: 240_000 },
  );
  return status === 0;
}

function installDebians() {
  console.log("Playwright has none to give here; trying Debian's Chromium ...");
  return aptInstall('chromium-headless-shell') || aptInstall('chromium');
}
