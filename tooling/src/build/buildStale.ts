import { build } from './build';
import { staleApps } from './stale';
import { buildWorkshop } from './workshop';

/**
 * Builds what has been edited since its build, before end-to-end tests.
 *
 * @param specs the tests that will run, as arguments of Playwright; an empty list means all
 */
export async function buildStale(specs: readonly string[]): Promise<void> {
  const stale = staleApps();
  if (stale.length > 0) {
    const folders = stale.map((app) => app.folder).join(', ');
    console.log(`Edited since the last build: ${folders}. Building.`);
    // A separate test checks the budget.
    await build(stale, { hasBudget: false });
  }
  if (mayRun('shared-ui/e2e/', specs)) await buildWorkshop();
}

/** Whether tests in a folder, such as `shared-ui/e2e/`, may run. */
export function mayRun(folder: string, specs: readonly string[]): boolean {
  const others = specs.filter((spec) => spec.includes('/') && !`${spec}/`.startsWith(folder));
  return specs.length === 0 || others.length < specs.length;
}
