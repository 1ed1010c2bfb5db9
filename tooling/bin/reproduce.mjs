// `npm run reproduce` builds the sources in another folder and compares every file; `-- mfe-catalog` one app.
import { register } from 'tsx/esm/api';
import { appByFolder, apps } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals } from '../src/cli/run.mjs';

try {
  endOnSignals();
  register();
  const { reproduce } = await import('../src/reproduce/reproduce');
  const names = process.argv.slice(2);
  const count = await reproduce(names.length > 0 ? names.map(appByFolder) : apps);
  console.log(`${count} files are the same when they are built in another folder.`);
} catch (error) {
  fail(error);
}
