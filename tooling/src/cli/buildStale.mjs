import { build } from './build.mjs';
import { staleApps } from './stale.mjs';
import { buildWorkshops, staleWorkshops } from './workshops.mjs';

/**
 * Builds what has been edited since its build, before end-to-end tests.
 *
 * @param {readonly string[]} specs which tests will run, as Playwright takes them; none are all
 */
export async function buildStale(specs) {
  const stale = staleApps();
  if (stale.length > 0) {
    const folders = stale.map((app) => app.folder).join(', ');
    console.log(`Not built since the last edit: ${folders}. Building.`);
    // A test of its own holds the budget.
    await build(stale, { hasBudget: false });
  }
  await buildWorkshops(staleWorkshops().filter(({ room }) => mayRun(`${room}/e2e/`, specs)));
}

/** Whether tests of a folder may be among those that run. @param {string} folder @param {readonly string[]} specs */
function mayRun(folder, specs) {
  const paths = specs.filter((spec) => spec.includes('/'));
  return (
    paths.length < specs.length ||
    paths.length === 0 ||
    paths.some((spec) => spec.startsWith(folder))
  );
}
