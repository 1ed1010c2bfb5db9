import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pMap from 'p-map';
import { apps, appFolder, distFolder, isBuilt, remotes, type App } from '../workspace/apps';
import { printBudgets } from './budgets/budgets';
import { checkContract, hostManifest, readManifest } from './contract/contract';
import { pagesFolder } from './pages/builtPages';
import { writeBuiltPages } from './pages/writeBuiltPages';
import { filesBelow } from '../workspace/filesBelow';
import { run } from '../workspace/run';
import { buildPlanned, planOf, staleApps } from './stale';
import { buildWorkshop } from './workshop';

/** On two cores, two builds at once are faster than four. */
const CONCURRENCY = 2;

/** Builds apps for production. If all apps are built, compares the contracts and checks the landing page's budget. */
export async function build(
  chosen: readonly App[] = apps,
  { hasBudget = true }: { hasBudget?: boolean } = {},
): Promise<void> {
  await buildPlanned(chosen.map(planOf), async () => {
    const started = Date.now();
    console.log(`Building ${chosen.map(({ folder }) => folder).join(', ')} for production ...`);
    let built = 0;
    const buildOne = async (app: App): Promise<void> => {
      await buildApp(app);
      built += 1;
      console.log(`${app.folder} is built (${built} of ${chosen.length}).`);
    };
    await pMap(chosen, buildOne, { concurrency: CONCURRENCY });
    console.log(`Built ${chosen.length} apps in ${Math.round((Date.now() - started) / 1000)} s.`);
    console.log(await writeBuiltPages());
  });
  if (!hasBudget || !apps.every(isBuilt)) return;
  // Otherwise a name that the host does not provide would fail only in the browser.
  const host = await hostManifest();
  for (const app of remotes) checkContract(readManifest(distFolder(app)), host);
  printBudgets();
}

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

/** Builds one app for production in its own folder, without the pages of the shop. */
export async function buildApp(app: App, signal?: AbortSignal): Promise<void> {
  rmSync(pagesFolder(app), { recursive: true, force: true });
  const command = ['node_modules/webpack/bin/webpack.js', '--mode', 'production'];
  await run(process.execPath, command, { cwd: appFolder(app), signal });
  moveMaps(distFolder(app), mapsFolder(app));
  // Federation writes it for tools beside the manifest, with paths of sources.
  for (const copy of ['', '.br', '.gz'])
    rmSync(join(distFolder(app), `mf-stats.json${copy}`), { force: true });
}

export function mapsFolder(app: App): string {
  return join(appFolder(app), 'dist-maps');
}

/** Moves the source maps of a build to another folder, which is emptied first. */
function moveMaps(build: string, maps: string): void {
  rmSync(maps, { recursive: true, force: true });
  for (const file of filesBelow(build).filter((name) => name.endsWith('.map'))) {
    const path = join(build, file);
    // Stacks name no style sheets.
    if (file.endsWith('.js.map')) {
      // Webpack writes the script's name into the map before it knows the script's content hash.
      const map = JSON.parse(readFileSync(path, 'utf8')) as object;
      mkdirSync(dirname(join(maps, file)), { recursive: true });
      writeFileSync(
        join(maps, file),
        JSON.stringify({ ...map, file: file.slice(0, -'.map'.length) }),
      );
    }
    rmSync(path);
  }
}
