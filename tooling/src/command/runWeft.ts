import { weft } from './weft';

/** Runs a command in this process, for tests; commander's errors are thrown instead of printed. */
export async function runWeft(...args: readonly string[]): Promise<void> {
  const program = weft();
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(['node', 'weft', ...args]);
}
