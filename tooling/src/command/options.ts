import type { Command } from 'commander';

/** The options of commands that work with the releases of a store. */
export function withStore(command: Command): Command {
  return command
    .option(
      '--in <store>',
      'where the releases lie, such as s3://bucket/prefix; else WEFT_RELEASES',
    )
    .option('--endpoint <url>', 'of an object store that is not Amazon’s');
}

export function withStage(command: Command): Command {
  return withStore(command).option('--stage <name>', 'whose pointer it is; production by default');
}

/** The options of commands that move the pointer. */
export function withMove(command: Command): Command {
  return command
    .option('--why <text>', 'the reason, for the log')
    .option('--allow-fewer', 'go on although addresses get lost')
    .option('--new-stage', 'make the stage, if there is none of this name')
    .option('--purge <command>', 'gets the addresses that changed on its input, to empty caches');
}

export interface StoreValues {
  readonly in?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly stage?: string | undefined;
}

export interface MoveValues {
  readonly why?: string | undefined;
  readonly allowFewer?: boolean | undefined;
  readonly newStage?: boolean | undefined;
  readonly purge?: string | undefined;
}

/** The exit code of a failure of `weft watch` itself: a pipeline must not roll back because of it. */
export const WATCH_FAILED = 2;
