// `npm run serve` serves the builds, `npm run serve -- --releases` the host's build and the releases of the remotes.
import { apps, hostPort, isBuilt, originOf, overrideOrigins } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { releasesFolder } from '../src/release/releases.mjs';
import { serveShop } from '../src/serve/serveShop.mjs';

if (!isBuilt()) fail('There is no production build to serve. Run: npm run build');

try {
  const basePort = hostPort();
  const isOfReleases = process.argv.includes('--releases');
  const shop = await serveShop(basePort, {
    ...(isOfReleases ? { releases: releasesFolder() } : {}),
    overrideOrigins: overrideOrigins(),
  });
  console.log(`\nThe shop is open: ${shop.origin}`);
  for (const app of apps.slice(1)) console.log(`  ${app.folder}: ${originOf(app, basePort)}`);
  console.log('Ctrl-C closes it.\n');
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      void shop.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  fail(error);
}
