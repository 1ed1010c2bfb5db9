import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../../workspace/aptInstall';
import { browserPlaces } from './findBrowser';

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

/**
 * Installs missing engines, or reports that their tests are left out.
 *
 * @returns whether there is an engine
 */
export function findOrInstallEngines(): boolean {
  const missing = missingEngines();
  if (missing.length > 0) {
    console.log(`${missing.join(' and ')} not found; trying to install ...`);
    aptInstall(...missing.flatMap((engine) => ENGINE_PACKAGES[engine]));
  }
  const absent = missingEngines();
  for (const engine of absent) {
    const packages = ENGINE_PACKAGES[engine].join(', ');
    console.log(`${engine} is not installed (${packages}): its tests are left out.`);
  }
  return absent.length < engineNames.length;
}

function missingEngines() {
  return engineNames.filter((engine) => !findEngine(engine));
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
  const program = browserPlaces().find(
    (file) => !file.includes('headless-shell') && existsSync(file),
  );
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

function onPath(program: string) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file));
}
