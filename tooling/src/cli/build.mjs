import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apps, appFolder, distFolder, isBuilt, remotes } from '../apps.mjs';
import { printBudgets } from '../measure/budgets/budgets.mjs';
import { checkContract, hostManifest, readManifest } from '../release/contract/contract.mjs';
import { writeBuiltPages } from '../build/pages/site.mjs';
import { filesBelow } from '../filesBelow.mjs';
import { pagesBuildName } from '../build/webpack/pagesBuild.mjs';
import { run } from './run.mjs';
import { stampBuild, stampOf } from './stale.mjs';

/** Two cores carry two builds; four at once are slower. */
const AT_ONCE = 2;

/**
 * Builds apps for production and holds the landing page's budget.
 *
 * @param {readonly import('../apps.mjs').App[]} [chosen]
 * @param {{ hasBudget?: boolean }} [options]
 */
export async function build(chosen = apps, { hasBudget = isBuilt() || chosen === apps } = {}) {
  const started = Date.now();
  const waiting = [...chosen];
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const began = new Date();
      await buildApp(app);
      stampBuild(stampOf(app), began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(`Built ${chosen.length} apps in ${Math.round((Date.now() - started) / 1000)} s.`);
  console.log(await writeBuiltPages());
  if (!hasBudget) return;
  // A name that a remote uses and the host does not provide would only fail on the page.
  const host = await hostManifest();
  for (const app of remotes) checkContract(readManifest(distFolder(app)), host);
  printBudgets();
}

/**
 * Builds one app for production.
 *
 * @param {import('../apps.mjs').App} app
 * @param {readonly string[]} [options] further ones of webpack's command line
 * @param {import('node:child_process').SpawnOptions} [spawnOptions]
 */
export async function buildApp(app, options = [], spawnOptions = {}) {
  await run('node', ['node_modules/webpack/bin/webpack.js', '--mode', 'production', ...options], {
    cwd: appFolder(app),
    ...spawnOptions,
  });
}

/**
 * Builds what a release of a remote consists of into two folders, one after the other: `--output-path` would put both
 * configurations into one, where each removes the files of the other. The source maps of the scripts go into a third.
 *
 * @param {import('../apps.mjs').App} app
 * @param {{ files: string, pages: string, maps: string }} folders for what browsers ask for, for the build for Node, and for
 *   source maps
 * @param {object} [settings]
 * @param {AbortSignal} [settings.signal] ends the build
 * @param {readonly string[]} [settings.options] further ones of webpack's command line
 */
export async function buildRelease(app, folders, { signal, options = [] } = {}) {
  const { federationName: name } = app;
  for (const [config, folder] of [
    [name, folders.files],
    [pagesBuildName(name), folders.pages],
  ]) {
    const choice = ['--config-name', config, '--output-path', folder];
    await buildApp(app, [...choice, '--env', 'maps', ...options], { signal });
  }
  moveMaps(folders.files, folders.maps);
}

/** Moves the source maps of a build to a folder of their own. @param {string} build @param {string} maps */
export function moveMaps(build, maps) {
  for (const file of filesBelow(build).filter((name) => name.endsWith('.map'))) {
    const target = join(maps, file);
    // Webpack writes the script's name into its map before it knows the hash of the script's content.
    const map = JSON.parse(readFileSync(join(build, file), 'utf8'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify({ ...map, file: file.slice(0, -'.map'.length) }));
    rmSync(join(build, file));
  }
}
