// `npm run pages` writes the HTML of all addresses anew, from the builds. `WEFT_ORIGIN` is the public origin that canonical
// addresses and the sitemap begin with; a move of releases writes its own (docs/pages.md).
import { parseArgs } from 'node:util';
import { fail } from '../src/cli/fail.mjs';
import { writeBuiltPages } from '../src/build/pages/site.mjs';

try {
  parseArgs({ options: {} });
  console.log(await writeBuiltPages());
} catch (error) {
  fail(error);
}
