import { apps, appFolder, isBuilt } from '../apps.mjs';
import { printBudgets } from '../budgets/budgets.mjs';
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
      await run('node', ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
        cwd: appFolder(app),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  console.log(`Built ${chosen.length} apps in ${Math.round((Date.now() - started) / 1000)} s.`);
  if (hasBudget) printBudgets();
}
