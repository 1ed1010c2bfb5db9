import { appByFolder, apps } from '../src/apps.mjs';
import { build } from '../src/cli/build.mjs';
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals } from '../src/cli/run.mjs';

// `npm run build` builds the shop, `npm run build -- mfe-catalog` one app.
try {
  endOnSignals();
  const names = process.argv.slice(2);
  await build(names.length > 0 ? names.map(appByFolder) : apps);
} catch (error) {
  fail(error);
}
