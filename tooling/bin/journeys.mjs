// `npm run e2e:journeys` runs the journeys that change nothing on the server; with `WEFT_SHOP=https://shop.example`
// against a deployed shop. Further arguments are passed to Playwright.
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals, run } from '../src/cli/run.mjs';

const JOURNEYS = ['journey', 'catalog', 'cart-checkout', 'account'];

try {
  endOnSignals();
  const { WEFT_SHOP: shop } = process.env;
  if (shop && !(URL.canParse(shop) && /^https?:$/.test(new URL(shop).protocol))) {
    throw new Error(`WEFT_SHOP is "${shop}"; give an origin, such as https://shop.example`);
  }
  const files = JOURNEYS.map((name) => `host/e2e/${name}.spec.ts`);
  const args = [...files, ...process.argv.slice(2)];
  await run(
    process.execPath,
    shop
      ? ['node_modules/@playwright/test/cli.js', 'test', ...args]
      : ['tooling/bin/e2e.mjs', ...args],
  );
} catch (error) {
  fail(error);
}
