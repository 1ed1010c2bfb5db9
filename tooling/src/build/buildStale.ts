import { build } from './build';
import { staleApps } from './stale';
import { buildWorkshops, staleWorkshops } from './workshops';

/**
 * Builds what has been edited since its build, before end-to-end tests.
 *
 * @param specs which tests will run, as Playwright takes them; none are all
 */
export async function buildStale(specs: readonly string[]): Promise<void> {
  const stale = staleApps();
  if (stale.length > 0) {
    const folders = stale.map((app) => app.folder).join(', ');
    console.log(`Not built since the last edit: ${folders}. Building.`);
    // A test of its own holds the budget.
    await build(stale, { hasBudget: false });
  }
  await buildWorkshops(staleWorkshops().filter(({ room }) => mayRun(`${room}/e2e/`, specs)));
}

/** Whether tests of a folder, such as `shared-ui/e2e/`, may be among those that run. */
export function mayRun(folder: string, specs: readonly string[]): boolean {
  const paths = specs.filter((spec) => spec.includes('/'));
  return (
    paths.length < specs.length ||
    paths.length === 0 ||
    paths.some((spec) => `${spec}/`.startsWith(folder))
  );
}
