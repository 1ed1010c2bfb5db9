import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that reserves disk space for a rollback on a full disk. */
const RESERVE = '.reserve';

/** In bytes; the pointer and what is needed to replace it take a fraction. */
const RESERVE_SIZE = 16_384;

/** The disk of the releases is full. */
export class DiskFullError extends Error {
  /** @param {string} folder @param {ErrorOptions} [options] */
  constructor(folder, options) {
    super(
      `The disk of ${folder} is full: what is live stays live. Make room and try again.`,
      options,
    );
    this.name = 'DiskFullError';
  }
}

/**
 * Runs small work that has to succeed on a full disk too: the reserve file is removed for it.
 *
 * @template Result
 * @param {string} folder the folder of releases
 * @param {() => Promise<Result>} work may run twice
 * @returns {Promise<Result>}
 * @throws {DiskFullError}
 */
export async function withReserve(folder, work) {
  const reserve = join(folder, RESERVE);
  const result = await work().catch((error) => {
    if (!isDiskFull(error)) throw error;
    rmSync(reserve, { force: true });
    return work().catch((again) => {
      throw clearly(folder, again);
    });
  });
  keepReserve(reserve);
  return result;
}

/** The same error, or a {@link DiskFullError} for a full disk. @param {string} folder @param {unknown} error */
export function clearly(folder, error) {
  return isDiskFull(error) ? new DiskFullError(folder, { cause: error }) : error;
}

/** @param {string} reserve */
function keepReserve(reserve) {
  if (existsSync(reserve)) return;
  try {
    writeFileSync(reserve, randomBytes(RESERVE_SIZE));
  } catch {
    // The disk is full: a later call creates the file. A partial file would only use up space.
    rmSync(reserve, { force: true });
  }
}

/** @param {unknown} error */
function isDiskFull(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  return code === 'ENOSPC' || code === 'EDQUOT';
}
