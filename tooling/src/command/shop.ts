import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import {
  appByFolder,
  appFolder,
  appNamed,
  apps,
  distFolder,
  hostPort,
  MANIFEST,
  originOf,
  remoteByFolder,
  type App,
} from '../workspace/apps';
import { checkPort, checkPorts } from '../workspace/checkPorts';
import { startDevServers } from '../serve/devServer';
import { endOnSignals } from '../workspace/run';
import { addServeCommand, serve } from './release/serve';
import { checkShop } from './checkShop';
import { examples } from './examples';

export function addShopCommands(program: Command): void {
  program
    .command('build')
    .description('build apps for production; without names the whole shop, with its pages')
    .argument('[apps...]', 'such as mfe-catalog')
    .option('--stale', 'build what has been edited since its build, and nothing else')
    .addHelpText('after', examples(['build', 'the shop'], ['build mfe-catalog', 'one app']))
    .action(buildApps);
  addServeCommand(program);
  program
    .command('start')
    .description('build the shop and serve it, as npm start does')
    .action(start);
  program
    .command('dev')
    .description('run development servers with reload; the host is always one of them')
    .argument('[apps...]', 'which are live; the others are served from their builds')
    .option('--shop <origin>', 'run remotes live in a shop that is deployed')
    .option('--alone', 'run one remote on its bench, without a host')
    .addHelpText(
      'after',
      examples(
        ['dev', 'all apps live'],
        ['dev mfe-catalog', 'that one and the host'],
        ['dev mfe-catalog --alone', 'that one on its bench'],
        ['dev mfe-catalog --shop https://shop.example', 'that one in a deployed shop'],
      ),
    )
    .action(develop);
  program
    .command('pages')
    .description('write the HTML of all addresses anew, from the builds (docs/pages.md)')
    .action(async () => {
      const { writeBuiltPages } = await import('../build/pages/site.mjs');
      console.log(await writeBuiltPages());
    });
  program
    .command('offline')
    .description('remove or restore the service worker of the build (docs/offline.md)')
    .addArgument(new Argument('<what>').choices(['off', 'on', 'pictures']))
    .addHelpText(
      'after',
      examples(
        ['offline off', 'the worker of the build removes itself from browsers'],
        ['offline on', 'the worker of the build again'],
        ['offline pictures', 'draw the icons and screenshots of the installable shop'],
      ),
    )
    .action(async (what: 'off' | 'on' | 'pictures') => console.log(await OFFLINE[what]()));
  program
    .command('picture')
    .description('take the screenshot of the README, of the built shop')
    .action(async () => {
      const { takePicture } = await import('../checks/measure/picture');
      console.log(await takePicture());
    });
}

async function buildApps(names: readonly string[], { stale }: { stale?: true }): Promise<void> {
  endOnSignals();
  if (stale) {
    const { buildStale } = await import('../build/buildStale');
    await buildStale([]);
    return;
  }
  const { build } = await import('../build/build');
  await build(names.length > 0 ? names.map(appNamed) : apps);
}

async function start(): Promise<void> {
  const leaveSignals = endOnSignals();
  // Before minutes go into a build.
  await checkPorts();
  const { build } = await import('../build/build');
  await build();
  // The servers close before they end.
  leaveSignals();
  await serve({});
}

interface DevOptions {
  readonly shop?: string;
  readonly alone?: true;
}

async function develop(names: readonly string[], { shop, alone }: DevOptions): Promise<void> {
  if (shop !== undefined && alone) throw new Error('Give --shop or --alone, not both.');
  endOnSignals(0);
  if (alone) await developAlone(names);
  else if (shop === undefined) await developShop(names);
  else await developInShop(shop, names);
}

async function developAlone([name, ...more]: readonly string[]): Promise<void> {
  if (name === undefined || more.length > 0) {
    throw new Error('Name the one remote: npx weft dev mfe-catalog --alone');
  }
  const app = remoteByFolder(name);
  await checkPort(hostPort() + app.portOffset);
  console.log(`${app.folder} alone: ${originOf(app)} once it has compiled. Ctrl-C ends it.`);
  startDevServers([app]);
}

async function developShop(names: readonly string[]): Promise<void> {
  const chosen = names.map(appNamed).map(({ folder }) => folder);
  const isLive = ({ folder, role }: App): boolean =>
    chosen.length === 0 || chosen.includes(folder) || role === 'host';
  const live = apps.filter(isLive);
  const still = apps.filter((app) => !isLive(app));
  await checkPorts();
  await buildMissing(still);
  const { serveApp } = await import('../serve/serveShop');
  for (const app of still) await serveApp(app, hostPort());
  startDevServers(live);
  console.log(`
The shop will be at ${originOf(appByFolder('host'))} once everything has compiled.
Live: ${foldersOf(live)}. From their builds: ${foldersOf(still)}. Ctrl-C ends all.
`);
}

async function developInShop(shop: string, names: readonly string[]): Promise<void> {
  checkShop(shop);
  const live = names.map(remoteByFolder);
  if (live.length === 0) {
    throw new Error('Name the remote: npx weft dev mfe-catalog --shop https://shop.example');
  }
  await checkPorts();
  const { serveDeployed } = await import('../serve/serveDeployed');
  await serveDeployed(shop, { port: hostPort(), live });
  // The shop's React is a production build without Fast Refresh, so the page is reloaded.
  startDevServers(live, { isHot: false });
  console.log(`
${shop} will be at ${originOf(appByFolder('host'))} once the remote has compiled.
Live: ${foldersOf(live)}. All else as it is deployed. Ctrl-C ends all.
`);
}

async function buildMissing(list: readonly App[]): Promise<void> {
  const { staleApps } = await import('../build/stale');
  const missing = list.filter((app) => !existsSync(join(distFolder(app), MANIFEST)));
  if (missing.length > 0) {
    const { build } = await import('../build/build');
    await build(missing, { hasBudget: false });
  }
  const stale = staleApps(list);
  if (stale.length > 0) {
    console.log(`Edited since their builds, which show: ${foldersOf(stale)}.`);
  }
}

function foldersOf(list: readonly App[]): string {
  return list.map(({ folder }) => folder).join(', ') || 'none';
}

const OFFLINE = {
  off: async (): Promise<string> => {
    const { turnOff } = await import('../build/offline/killSwitch');
    turnOff(appFolder(appByFolder('host')));
    return 'host/dist/sw.js unregisters itself and drops all that was kept. Publish it with its .br and .gz.';
  },
  on: async (): Promise<string> => {
    const { turnOn } = await import('../build/offline/killSwitch');
    await turnOn(appFolder(appByFolder('host')));
    return 'host/dist/sw.js is the worker of this build. Publish it with its .br and .gz.';
  },
  pictures: async (): Promise<string> => {
    const { drawPictures } = await import('../checks/drawPictures');
    await drawPictures(join(appFolder(appByFolder('host')), 'public'));
    return 'host/public/icons and host/public/screenshots are drawn; the next build has them.';
  },
};
