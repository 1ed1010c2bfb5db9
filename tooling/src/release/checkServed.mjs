import { AddressError, readAddress } from '../cli/readAddress.mjs';
import { integrityOf } from './integrityOf.mjs';

/** A release is not served at its public address. */
export class NotServedError extends Error {
  /** @param {string} problem @param {ErrorOptions} [options] */
  constructor(problem, options) {
    super(
      `${problem}; nothing is live that was not before. --url is the address at which the remote's folder of releases is served.`,
      options,
    );
    this.name = 'NotServedError';
  }
}

/**
 * Makes sure that the manifest of a release is served at its public address.
 *
 * @param {import('remote-loader/pointer').Release} release
 * @param {AbortSignal} [signal]
 * @throws {NotServedError}
 */
export async function checkServed({ manifest, integrity }, signal) {
  const content = await readAddress(manifest, signal).catch((error) => {
    throw error instanceof AddressError
      ? new NotServedError(error.message, { cause: error })
      : error;
  });
  if (integrityOf(content) !== integrity) {
    throw new NotServedError(`${manifest} is not the manifest of this build`);
  }
}
