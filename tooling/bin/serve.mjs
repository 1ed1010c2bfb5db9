import { apps, hostPort, isBuilt, originOf } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { serveShop } from '../src/serve/serveShop.mjs';

if (!isBuilt()) fail('There is no production build to serve. Run: npm run build');

try {
  const basePort = hostPort();
  const shop = await serveShop(basePort);
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
