// `npm run lab` measures pages of the built shop with Lighthouse as a phone on a slow line sees them, each beside a static page
// with the same picture: `npm run lab -- /product/women /login` (docs/performance.md).
import { isBuilt } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { measurePages } from '../src/lab/measurePages.mjs';
import { tableOf } from '../src/lab/table.mjs';

const DEFAULT_ADDRESSES = ['/', '/product/men', '/product/men-shirt-1'];

try {
  const addresses = process.argv.slice(2);
  const wrong = addresses.find((address) => !address.startsWith('/'));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no address of the shop; one begins with /.`);
  if (!isBuilt()) throw new Error('There is no production build to measure. Run: npm run build');
  console.log(tableOf(await measurePages(addresses.length > 0 ? addresses : DEFAULT_ADDRESSES)));
} catch (error) {
  fail(error);
}
