import { endOnSignals, runForCode } from '../../workspace/run';

/** Runs a program of JavaScript; the command ends with its exit code. */
export async function runNode(args: readonly string[], env = process.env): Promise<void> {
  endOnSignals();
  process.exitCode = (await runForCode(process.execPath, args, { env })) ?? 1;
}
