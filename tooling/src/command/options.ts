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
    .option(
      '--purge <command>',
      'a command that purges caches; it reads the changed addresses from its input',
    );
}

/** The options of commands that make releases live. */
export function withLive(command: Command): Command {
  return withMove(command)
    .option('--share <percent>', 'give it to this share of the visitors')
    .option(
      '--new-stage',
      'create the stage if it does not exist, with the releases of production',
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
  readonly purge?: string | undefined;
}

export interface LiveValues extends MoveValues {
  readonly share?: string | undefined;
  readonly newStage?: true | undefined;
}
