import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../onPath';
import { findWindowed } from './findBrowser';

/**
 * The engines of the journeys besides Playwright's browser, from Debian's packages. Chromium has windows, because the headless
 * shell has no back-forward cache.
 */
export type EngineName = 'firefox' | 'webkit' | 'chromium';

export const engineNames: readonly EngineName[] = ['firefox', 'webkit', 'chromium'];

/** Debian's packages for each engine. */
export const ENGINE_PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  chromium: ['chromium'],
};

const FIND = { firefox: findFirefox, webkit: findWebKit, chromium: findChromium };

/** The programs of an engine; undefined if one is not installed. */
export function findEngine<Engine extends EngineName>(
  engine: Engine,
): ReturnType<(typeof FIND)[Engine]> {
  return FIND[engine]() as ReturnType<(typeof FIND)[Engine]>;
}

function findFirefox() {
  const program = onPath('firefox-esr') ?? onPath('firefox');
  return program === undefined ? undefined : { program };
}

function findWebKit() {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), findMiniBrowser(), onPath('Xvfb')];
  const isWhole = driver !== undefined && browser !== undefined && screen !== undefined;
  return isWhole ? { driver, browser, screen } : undefined;
}

function findChromium() {
  const program = findWindowed();
  return program === undefined ? undefined : { program };
}

/** WebKitGTK's own browser is in the folder of its libraries. */
function findMiniBrowser() {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((root) => [root, ...foldersIn(root)])
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((api) =>
        ['webkit2gtk-', 'webkitgtk-'].map((name) => join(folder, name + api, 'MiniBrowser')),
      ),
    )
    .flat()
    .find((file) => existsSync(file));
}

function foldersIn(root: string) {
  // On other systems the folder does not exist, and there is no engine.
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(root, name));
}
