import { JEST } from '../../checks/programs';
import { runChecks } from '../../checks/runChecks';
import { endOnSignals } from '../../workspace/run';
import { runNode } from './runNode';

export async function test({ changed = false }: { readonly changed?: boolean }): Promise<void> {
  endOnSignals();
  process.exitCode = await runChecks(changed);
}

export function coverage(): Promise<void> {
  return runNode([
    JEST,
    'remote-loader/src',
    '--coverage',
    '--coverageReporters=text',
    '--collectCoverageFrom=remote-loader/src/**/*.{ts,mjs}',
    '--collectCoverageFrom=!**/testing/**',
    `--coverageThreshold=${JSON.stringify({ global: { branches: 95, lines: 98 } })}`,
  ]);
}
