// Serves the shop from a fresh clone: installs, builds for production, serves. Before the installation only Node's own
// modules may be imported.
import { fail } from '../src/cli/fail.mjs';
import { checkNode, install } from '../src/cli/prepare.mjs';
import { checkPorts } from '../src/cli/checkPorts.mjs';
import { endOnSignals } from '../src/cli/run.mjs';

try {
  const leaveSignals = endOnSignals();
  checkNode();
  await checkPorts();
  await install();
  const { build } = await import('../src/cli/build.mjs');
  await build();
  // The servers close before they end.
  leaveSignals();
  await import('./serve.mjs');
} catch (error) {
  fail(error);
}
