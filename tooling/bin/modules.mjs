// `npm run modules` lists how many bytes of an app's scripts come from which source; `npm run modules -- mfe-catalog
// one-bundle` of others (docs/performance.md).
import { appByFolder, appFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { measureBuild, measureModules } from '../src/measure/modules/measureModules.mjs';
import { tableOf } from '../src/measure/modules/table.mjs';
import { oneBundle } from '../src/build/webpack/oneBundle.mjs';

const folders = process.argv.slice(2);

try {
  for (const folder of folders.length > 0 ? folders : ['host']) {
    const scripts =
      folder === 'one-bundle'
        ? await measureBuild(oneBundle(appFolder(appByFolder('host'))))
        : await measureModules(appByFolder(folder));
    console.log(tableOf(scripts));
  }
} catch (error) {
  fail(error);
}
