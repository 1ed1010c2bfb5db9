import type { Command } from 'commander';
import type { StoreOptions } from '../release/store/openStore';
import { originIn } from '../workspace/origins';

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
    .option('--share <percent>', 'give it to this share of the visitors', shareIn(0.1, 99.9))
    .option(
      '--new-stage',
      'create the stage if it does not exist, with the releases of production',
    );
}

/** Reads a share of visitors, in percent. */
export function shareIn(least: number, most: number): (text: string) => number {
  return (text) => {
    const share = Number(text);
    if (/^\d+(?:\.\d+)?$/.test(text) && share >= least && share <= most) return share;
    throw new Error(
      `The share is "${text}"; give a percentage of the visitors, from ${least} to ${most}, such as 5`,
    );
  };
}

/** Reads a positive number, such as that of a release. @param name of the option */
export function numberOf(
  name: string,
  wanted = 'the number of a release, such as 3',
): (text: string) => number {
  return (text) => {
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    throw new Error(`${name} is "${text}"; give ${wanted}`);
  };
}

/** Reads the option `--shop`. */
export function shopOrigin(text: string): string {
  return originIn('--shop', text);
}

export interface StoreValues extends StoreOptions {
  readonly store?: string | undefined;
}

export interface MoveValues {
  readonly why?: string | undefined;
  readonly allowFewer?: boolean | undefined;
  readonly purge?: string | undefined;
}

export interface LiveValues extends MoveValues {
  readonly share?: number | undefined;
  readonly newStage?: true | undefined;
}
