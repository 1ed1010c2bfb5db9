// Development servers with reload: `npm run dev` for all apps, `npm run dev -- mfe-catalog` for some of them, the others
// from their production builds. The host is always among the live ones: the code that all apps share comes from it.
import { existsSync } from 'node:fs';
import { appByFolder, apps, hostPort, originOf } from '../src/apps.mjs';
import { checkPorts } from '../src/cli/checkPorts.mjs';
import { startDevServers } from '../src/cli/devServer.mjs';
import { fail } from '../src/cli/fail.mjs';
import { checkNode, install } from '../src/cli/prepare.mjs';
import { endOnSignals } from '../src/cli/run.mjs';
import { staleApps, stampOf } from '../src/cli/stale.mjs';

try {
  endOnSignals(0);
  checkNode();
  const live = liveApps(process.argv.slice(2));
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
} catch (error) {
  fail(error);
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
