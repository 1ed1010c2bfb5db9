// `npm run lab` measures pages of the built shop with Lighthouse, as a phone on a slow network, each beside a static
// page with the same picture: `npm run lab -- /product/women /login`. `npm run lab -- clicks` measures the time from a
// click to the next page (docs/performance.md).
import { isBuilt } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { measureClicks } from '../src/measure/lab/clicks.mjs';
import { measurePages } from '../src/measure/lab/measurePages.mjs';
import { tableOf } from '../src/measure/lab/table.mjs';

const DEFAULT_ADDRESSES = ['/', '/product/men', '/product/men-shirt-1'];

try {
  if (!isBuilt()) throw new Error('There is no production build to measure. Run: npm run build');
  if (process.argv[2] === 'clicks') {
    for await (const line of measureClicks()) console.log(line);
    process.exit();
  }
  const addresses = process.argv.slice(2);
  const wrong = addresses.find((address) => !address.startsWith('/'));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no address of the shop; one begins with /.`);
  console.log(tableOf(await measurePages(addresses.length > 0 ? addresses : DEFAULT_ADDRESSES)));
} catch (error) {
  fail(error);
}
