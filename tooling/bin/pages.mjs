// `npm run pages` writes the HTML of all addresses anew, from the builds; with `--releases` from the releases that the pointer
// names. `WEFT_ORIGIN` is the public origin that canonical addresses and the sitemap begin with (docs/pages.md).
import { parseArgs } from 'node:util';
import { fail } from '../src/cli/fail.mjs';
import { writeBuiltPages, writeReleasedPages } from '../src/pages/site.mjs';
import { releasesFolder } from '../src/release/releases.mjs';

try {
  const { values } = parseArgs({ options: { releases: { type: 'boolean' } } });
  console.log(values.releases ? writeReleasedPages(releasesFolder()) : writeBuiltPages());
} catch (error) {
  fail(error);
}
