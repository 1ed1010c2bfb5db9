import { apps, appFolder, isBuilt } from '../apps.mjs';
import { printBudgets } from '../budgets/budgets.mjs';
import { writeFirstScreen } from '../firstScreen/writeFirstScreen.mjs';
import { run } from './run.mjs';
import { stampBuild, stampOf } from './stale.mjs';

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
      const began = new Date();
      await buildApp(app);
      stampBuild(stampOf(app), began);
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
 */
export async function buildApp(app, options = []) {
  await run('node', ['node_modules/webpack/bin/webpack.js', '--mode', 'production', ...options], {
    cwd: appFolder(app),
  });
}
