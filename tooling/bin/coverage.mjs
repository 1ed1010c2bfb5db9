// `npm run coverage` measures how much of the loader of remotes its unit tests cover, and fails below the limits.
import { endOnSignals, runForCode } from '../src/cli/run.mjs';

const ROOM = 'host/src/federation';

endOnSignals();
process.exit(
  (await runForCode(process.execPath, [
    'node_modules/jest/bin/jest.js',
    ROOM,
    '--coverage',
    '--coverageReporters=text',
    `--collectCoverageFrom=${ROOM}/**/*.ts`,
    '--collectCoverageFrom=!**/testing/**',
    `--coverageThreshold=${JSON.stringify({ global: { branches: 95, lines: 98 } })}`,
  ])) ?? 1,
);
