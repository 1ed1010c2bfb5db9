import { runChecks } from '../../checks/runChecks';
import { endOnSignals } from '../../workspace/run';

export async function test({ changed = false }: { readonly changed?: boolean }): Promise<void> {
  endOnSignals();
  process.exitCode = await runChecks(changed);
}
