import { build } from './build';
import { staleApps } from './stale';
import { buildWorkshop } from './workshop';

/** Builds what has been edited since its build, before end-to-end tests. */
export async function buildStale(): Promise<void> {
  const stale = staleApps();
  if (stale.length > 0) {
    const folders = stale.map((app) => app.folder).join(', ');
    console.log(`Edited since the last build: ${folders}. Building.`);
    // A separate test checks the budget.
    await build(stale, { hasBudget: false });
  }
  await buildWorkshop();
}
