// Builds the workshop of shared-ui, the page that shows every component, for its tests.
import { join } from 'node:path';
import { workspaceRoot } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { run } from '../src/cli/run.mjs';

try {
  await run(process.execPath, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    cwd: join(workspaceRoot, 'shared-ui'),
  });
} catch (error) {
  fail(error);
}
