// `npm run pages` writes the HTML of all addresses anew, from the builds; with `--releases` from the releases that the pointer
// names, and with `--in s3://bucket/prefix` from those of an object store. `WEFT_ORIGIN` is the public origin that canonical addresses and the sitemap begin with (docs/pages.md).
import { parseArgs } from 'node:util';
import { fail } from '../src/cli/fail.mjs';
import { chosenStore, storeOptions } from '../src/cli/storeOptions.mjs';
import { writeBuiltPages } from '../src/build/pages/site.mjs';
import { writeStorePages } from '../src/build/pages/storePages.mjs';

try {
  const { values } = parseArgs({ options: { ...storeOptions, releases: { type: 'boolean' } } });
  const isReleased = values.releases || values.in !== undefined;
  console.log(isReleased ? await writeStorePages(await chosenStore(values)) : writeBuiltPages());
} catch (error) {
  fail(error);
}
