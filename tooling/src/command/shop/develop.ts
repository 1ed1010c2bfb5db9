import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  appByFolder,
  appFolder,
  appNamed,
  apps,
  hostPort,
  isBuilt,
  isWorkspace,
  originOf,
  remoteByFolder,
  type App,
} from '../../workspace/apps';
import { checkPorts } from '../../workspace/listen';
import { lintEdits } from '../../checks/lint/lintEdits';
import { build } from '../../build/build';
import { reportStale } from '../../build/stale';
import { startDevServers, untilCompiled } from '../../serve/devServer';
import { requestPointer } from '../../serve/pointerFile';
import { serveDeployed } from '../../serve/serveDeployed';
import { serveApp } from '../../serve/serveShop';
import { endOnSignals } from '../../workspace/run';

interface DevOptions {
  readonly shop?: string;
  readonly alone?: true;
}

export async function develop(
  names: readonly string[],
  { shop, alone }: DevOptions,
): Promise<void> {
  if (shop !== undefined && alone) throw new Error('Give --shop or --alone, not both.');
  if (!isWorkspace && !alone && shop === undefined) {
    throw new Error('There is no host here: add --shop https://shop.example, or --alone.');
  }
  endOnSignals(0);
  if (alone) await developAlone(names);
  else if (shop === undefined) await developShop(names);
  else await developInShop(shop, names);
}

async function developAlone([name, ...more]: readonly string[]): Promise<void> {
  if (name === undefined || more.length > 0) {
    throw new Error('Name one remote: npx --no-install weft dev mfe-catalog --alone');
  }
  const app = remoteByFolder(name);
  if (!existsSync(join(appFolder(app), 'src/index.html'))) {
    throw new Error(
      `${app.folder} has no src/index.html: add --shop https://shop.example instead.`,
    );
  }
  await checkPorts([app]);
  console.log(`${app.folder} alone: ${originOf(app)}, once it has compiled. Ctrl-C stops it.`);
  startDevServers([app]);
  await watchOver([app], originOf(app));
}

async function developShop(names: readonly string[]): Promise<void> {
  const chosen = names.map(appNamed).map(({ folder }) => folder);
  const isLive = ({ folder, role }: App): boolean =>
    chosen.length === 0 || chosen.includes(folder) || role === 'host';
  const live = apps.filter(isLive);
  const still = apps.filter((app) => !isLive(app));
  await checkPorts();
  const missing = still.filter((app) => !isBuilt(app));
  if (missing.length > 0) await build(missing, { hasBudget: false });
  reportStale(still);
  for (const app of still) await serveApp(app, hostPort());
  startDevServers(live);
  console.log(`
The shop will be at ${originOf(appByFolder('host'))} once everything has compiled.
Live: ${foldersOf(live)}. From their builds: ${foldersOf(still)}. Ctrl-C ends all.
`);
  await watchOver(live, originOf(appByFolder('host')));
}

async function developInShop(shop: string, names: readonly string[]): Promise<void> {
  const live = names.map(remoteByFolder);
  if (live.length === 0) {
    throw new Error(
      'Name the remote: npx --no-install weft dev mfe-catalog --shop https://shop.example',
    );
  }
  await requestPointer(shop);
  await checkPorts([appByFolder('host'), ...live]);
  await serveDeployed(shop, { port: hostPort(), live });
  // The shop's React is a production build without Fast Refresh, so the page is reloaded.
  startDevServers(live, { isHot: false });
  console.log(`
${shop} will be at ${originOf(appByFolder('host'))} once the remote has compiled.
Live: ${foldersOf(live)}. All else as it is deployed. Ctrl-C ends all.
`);
  await watchOver(live, originOf(appByFolder('host')));
}

async function watchOver(live: readonly App[], origin: string): Promise<void> {
  if (isWorkspace) await lintEdits(live.map(({ folder }) => folder));
  await Promise.all(live.map((app) => untilCompiled(originOf(app))));
  console.log(`Ready: ${origin}`);
}

function foldersOf(list: readonly App[]): string {
  return list.map(({ folder }) => folder).join(', ') || 'none';
}
