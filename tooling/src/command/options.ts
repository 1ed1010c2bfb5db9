import type { Command } from 'commander';

/** The options of commands that work with the releases of a store. */
export function withStore(command: Command): Command {
  return command
    .option(
      '--store <store>',
      'the store of the releases, such as s3://bucket/prefix; default: WEFT_RELEASES',
    )
    .option('--endpoint <url>', 'the server of an object store other than Amazon’s');
}

export function withStage(command: Command): Command {
  return withStore(command).option('--stage <name>', 'the stage; default: production');
}

/** The options of commands that move the pointer. */
export function withMove(command: Command): Command {
  return command
    .option('--why <text>', 'the reason, for the log')
    .option('--allow-fewer', 'permit the sitemap to lose addresses')
    .option('--new-stage', 'create the stage if it does not exist, with the releases of production')
    .option(
      '--purge <command>',
      'a command that purges caches; it reads the changed addresses from its input',
    );
}

export interface StoreValues {
  readonly store?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly stage?: string | undefined;
}

export interface MoveValues {
  readonly why?: string | undefined;
  readonly allowFewer?: boolean | undefined;
  readonly newStage?: boolean | undefined;
  readonly purge?: string | undefined;
}
