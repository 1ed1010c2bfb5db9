import { endOnSignals, runForCode } from '../../workspace/run';

/** Runs a JavaScript program; the command ends with its exit code. */
export async function runNode(args: readonly string[]): Promise<void> {
  endOnSignals();
  process.exitCode = (await runForCode(process.execPath, args)) ?? 1;
}
