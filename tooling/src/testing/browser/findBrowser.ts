import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runForCode } from '../../workspace/run';
import { aptInstall } from '../aptInstall';
import { onPath } from '../onPath';

/** Debian's package of a Chromium for the tests. */
export const BROWSER_PACKAGES = ['chromium-headless-shell'];

/** Installs a browser where Debian's headless shell is missing: Playwright's own, or Debian's Chromium with windows. */
export async function installOtherBrowser(): Promise<void> {
  // Only root can install the libraries that Playwright's download needs.
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  if (!(await installPlaywrightsOwn([...libraries, 'chromium']))) await aptInstall('chromium');
}

export function findBrowser(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(
      `CHROME_PATH is "${CHROME_PATH}", but there is no program: correct or unset it.`,
    );
  }
  // Tests need 40 % less processor time in the headless shell.
  return onPath('chromium-headless-shell') ?? findWindowed();
}

/** The installed browser with windows, if any. On macOS and Windows it is not on the PATH. */
export function findWindowed(): string | undefined {
  const chromium = onPath('chromium') ?? onPath('chromium-browser');
  const chrome = onPath('google-chrome') ?? onPath('google-chrome-stable');
  const { PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  const applications = [
    ...[PROGRAMFILES, LOCALAPPDATA].map((folder) =>
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    ),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return chromium ?? chrome ?? applications.find((file) => existsSync(file));
}

export function browserOptions(): LaunchOptions {
  const executablePath = findBrowser();
  return { args: browserArguments, ...(executablePath ? { executablePath } : {}) };
}

/** The sandbox is off for root, and background requests are off that Playwright or puppeteer does not turn off itself. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-component-update',
  '--disable-quic',
];

/**
 * Makes Playwright download its own browser, if it is missing.
 *
 * @throws {Error} if the download fails
 */
export async function installOwnBrowser(name: 'firefox' | 'webkit'): Promise<void> {
  if (await installPlaywrightsOwn([name])) return;
  throw new Error(
    `Playwright could not download its ${name} (the reason is above); "weft engines" runs journeys in the system's own browsers.`,
  );
}

async function installPlaywrightsOwn(args: readonly string[]): Promise<boolean> {
  const command = ['node_modules/@playwright/test/cli.js', 'install', ...args];
  const options = { stdio: ['ignore', 'inherit', 'inherit'] as 'ignore'[], timeout: 240_000 };
  return (await runForCode(process.execPath, command, options)) === 0;
}
