import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of no use but its size, so that there is room for a rollback on a full disk. */
const RESERVE = '.reserve';

/** In bytes; the pointer and what is needed to replace it take a fraction. */
const RESERVE_SIZE = 16_384;

/** There is no room left where the releases lie. */
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
 * Does something small that must work on a full disk too: it then takes place in the reserve.
 *
 * @template Result
 * @param {string} folder the folder of releases
 * @param {() => Promise<Result>} work may be done twice
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

/** The same error, or a clear one where there was no room. @param {string} folder @param {unknown} error */
export function clearly(folder, error) {
  return isDiskFull(error) ? new DiskFullError(folder, { cause: error }) : error;
}

/** @param {string} reserve */
function keepReserve(reserve) {
  if (existsSync(reserve)) return;
  try {
    writeFileSync(reserve, randomBytes(RESERVE_SIZE));
  } catch {
    // The disk is full: the next one that finds room makes it. A part would take the room that there is.
    rmSync(reserve, { force: true });
  }
}

/** @param {unknown} error */
function isDiskFull(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  return code === 'ENOSPC' || code === 'EDQUOT';
}
