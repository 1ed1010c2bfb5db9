// Development servers with reload: `npm run dev` for all apps; `npm run dev -- mfe-catalog` for some, with the
// production builds of the others. The host always has a development server, because the shared code comes from it.
// `npm run dev -- mfe-catalog --shop https://shop.example` runs that remote live in a deployed shop.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { appByFolder, apps, hostPort, originOf, remoteByFolder } from '../src/apps.mjs';
import { checkPorts } from '../src/cli/checkPorts.mjs';
import { startDevServers } from '../src/cli/devServer.mjs';
import { fail } from '../src/cli/fail.mjs';
import { checkNode, install } from '../src/cli/prepare.mjs';
import { endOnSignals } from '../src/cli/run.mjs';
import { staleApps, stampOf } from '../src/cli/stale.mjs';

try {
  endOnSignals(0);
  checkNode();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { shop: { type: 'string' } },
  });
  if (values.shop !== undefined) await developInShop(values.shop, positionals);
  else await develop(positionals);
} catch (error) {
  fail(error);
}

/** @param {readonly string[]} folders */
async function develop(folders) {
  const live = liveApps(folders);
  const still = apps.filter((app) => !live.includes(app));
  await checkPorts();
  await install();
  await buildMissing(still);

  const { serveApp } = await import('../src/serve/serveShop.mjs');
  for (const app of still) await serveApp(app, hostPort());
  startDevServers(live);

  console.log(
    `\nThe shop will be at ${originOf(appByFolder('host'))} once everything has compiled.`,
  );
  console.log(`Live: ${names(live)}. From their builds: ${names(still)}. Ctrl-C ends all.\n`);
}

/** @param {string} shop @param {readonly string[]} folders */
async function developInShop(shop, folders) {
  if (!/^https?:\/\/[^/]+\/?$/.test(shop) || !URL.canParse(shop)) {
    throw new Error(`--shop is "${shop}"; give an origin, such as https://shop.example`);
  }
  const live = folders.map(remoteByFolder);
  if (live.length === 0) {
    throw new Error('Name the remote: npm run dev -- mfe-catalog --shop https://shop.example');
  }
  await checkPorts();
  await install();
  const { serveDeployed } = await import('../src/serve/serveDeployed.mjs');
  await serveDeployed(shop, { port: hostPort(), live });
  // The shop's React is a production build without Fast Refresh, so the page is reloaded.
  startDevServers(live, { isHot: false });
  console.log(
    `\n${shop} will be at ${originOf(appByFolder('host'))} once the remote has compiled.`,
  );
  console.log(`Live: ${names(live)}. All else as it is deployed. Ctrl-C ends all.\n`);
}

/** @param {readonly string[]} folders @returns {readonly import('../src/apps.mjs').App[]} */
function liveApps(folders) {
  const chosen = folders.map(appByFolder);
  return apps.filter((app) => chosen.length === 0 || chosen.includes(app) || app.role === 'host');
}

/** @param {readonly import('../src/apps.mjs').App[]} list */
async function buildMissing(list) {
  const missing = list.filter((app) => !existsSync(stampOf(app)));
  if (missing.length > 0) {
    const { build } = await import('../src/cli/build.mjs');
    await build(missing, { hasBudget: false });
  }
  const stale = staleApps(list);
  if (stale.length > 0) {
    console.log(`Edited since their builds, which show: ${names(stale)}.`);
  }
}

/** @param {readonly import('../src/apps.mjs').App[]} list */
function names(list) {
  return list.map((app) => app.folder).join(', ') || 'none';
}
