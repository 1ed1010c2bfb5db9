// Builds the workshops for their tests: the page that shows every component, and the catalogue's contact sheet.
import { join } from 'node:path';
import { workspaceRoot } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { run } from '../src/cli/run.mjs';

/** The rooms that have a workshop, and the configuration that builds it. */
const WORKSHOPS = [
  ['shared-ui', 'webpack.config.mjs'],
  ['mfe-catalog', 'webpack.workshop.mjs'],
];

try {
  for (const [room, config] of WORKSHOPS) {
    const args = [
      'node_modules/webpack/bin/webpack.js',
      '--mode',
      'production',
      '--config',
      config,
    ];
    await run(process.execPath, args, { cwd: join(workspaceRoot, room) });
  }
} catch (error) {
  fail(error);
}
