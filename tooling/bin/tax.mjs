// `npm run tax` compares the shop's bytes of script with those of the same sources as one bundle (docs/performance.md).
import { isBuilt } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { measureTax, tableOf } from '../src/measure/tax/tax.mjs';

try {
  if (!isBuilt()) throw new Error('There is no production build to weigh. Run: npm run build');
  console.log(tableOf(await measureTax()));
} catch (error) {
  fail(error);
}
