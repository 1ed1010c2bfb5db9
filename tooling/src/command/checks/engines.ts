import { buildStale } from '../../build/buildStale';
import { ENGINES_CONFIG, PLAYWRIGHT } from '../../checks/programs';
import { findOrInstallEngines } from '../../testing/browser/findEngines';
import { endOnSignals } from '../../workspace/run';
import { runNode } from './runNode';

/** The journeys in Firefox and WebKit. */
export async function engines(args: readonly string[]): Promise<void> {
  endOnSignals();
  await buildStale(['host/engines/']);
  if (!findOrInstallEngines()) return;
  await runNode([PLAYWRIGHT, 'test', '--config', ENGINES_CONFIG, ...args]);
}
