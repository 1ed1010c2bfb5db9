import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../onPath';
import { findWindowed } from './findBrowser';

/**
 * The engines of the journeys besides Playwright's browser: Debian's packages, and the search for their programs. Chromium has
 * windows, because the headless shell has no back-forward cache.
 */
export const ENGINES = {
  firefox: { packages: ['firefox-esr'], find: findFirefox },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
  chromium: { packages: ['chromium'], find: findWindowed },
};

export type EngineName = keyof typeof ENGINES;

function findFirefox() {
  return onPath('firefox-esr') ?? onPath('firefox');
}

function findWebKit() {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), findMiniBrowser(), onPath('Xvfb')];
  const isWhole = driver !== undefined && browser !== undefined && screen !== undefined;
  return isWhole ? { driver, browser, screen } : undefined;
}

/** WebKitGTK's own browser is in the folder of its libraries. */
function findMiniBrowser() {
  // On other systems the folder does not exist, and there is no engine.
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((version) =>
        join('/usr/lib', name, version, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}
