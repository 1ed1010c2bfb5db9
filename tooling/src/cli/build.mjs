import { apps, appFolder, isBuilt } from '../apps.mjs';
import { printBudgets } from '../budgets/budgets.mjs';
import { writeFirstScreen } from '../firstScreen/writeFirstScreen.mjs';
import { run } from './run.mjs';

/** Two cores carry two builds; four at once only get in each other's way. */
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
      await buildApp(app);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (chosen.some((app) => app.folder === 'host')) writeFirstScreen();
  console.log(`Built ${chosen.length} apps in ${Math.round((Date.now() - started) / 1000)} s.`);
  if (hasBudget) printBudgets();
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
 * Builds what a release of a remote consists of, its browser build alone, into a folder. An app with a first screen has a
 * second configuration, and `--output-path` would put both into one folder, where each removes the files of the other.
 *
 * @param {import('../apps.mjs').App} app
 * @param {string} folder
 * @param {object} [settings]
 * @param {AbortSignal} [settings.signal] ends the build
 * @param {readonly string[]} [settings.options] further ones of webpack's command line
 */
export async function buildRelease(app, folder, { signal, options = [] } = {}) {
  const choice = ['--config-name', app.federationName, '--output-path', folder];
  await buildApp(app, [...choice, ...options], { signal });
}
