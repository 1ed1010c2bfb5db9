// Development servers with reload: `npm run dev` for all four apps, `npm run dev -- mfe-catalog` for some of them, the
// others from their production builds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appByFolder, apps, distFolder, hostPort, originOf } from '../src/apps.mjs';
import { checkPorts } from '../src/cli/checkPorts.mjs';
import { startDevServer } from '../src/cli/devServer.mjs';
import { fail } from '../src/cli/fail.mjs';
import { checkNode, install } from '../src/cli/prepare.mjs';

try {
  checkNode();
  const live = chosenApps(process.argv.slice(2));
  const still = apps.filter((app) => !live.includes(app));
  await checkPorts();
  await install();

  const missing = still.filter((app) => !existsSync(join(distFolder(app), 'mf-manifest.json')));
  if (missing.length > 0) {
    const { build } = await import('../src/cli/build.mjs');
    await build(missing, { hasBudget: false });
  }
  const { serveApp } = await import('../src/serve/serveShop.mjs');
  for (const app of still) await serveApp(app, hostPort(), { isDevelopment: true });
  const children = live.map((app) => startDevServer(app));

  console.log(
    `\nThe shop will be at ${originOf(appByFolder('host'))} once everything has compiled.`,
  );
  console.log(`Live: ${names(live)}. From their builds: ${names(still)}. Ctrl-C ends all.\n`);
  const end = () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
} catch (error) {
  fail(error);
}

/** @param {readonly string[]} folders @returns {readonly import('../src/apps.mjs').App[]} */
function chosenApps(folders) {
  return folders.length > 0 ? folders.map(appByFolder) : apps;
}

/** @param {readonly import('../src/apps.mjs').App[]} list */
function names(list) {
  return list.map((app) => app.folder).join(', ') || 'none';
}
