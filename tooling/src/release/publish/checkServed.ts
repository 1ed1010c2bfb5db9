import { AddressError, readAddress } from '../../workspace/readAddress';
import { integrityOf } from 'remote-loader/build';
import type { Release } from 'remote-loader/formats';

/** A release is not served at its public address. */
export class NotServedError extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(
      `${problem}; nothing new is live. --url is the address at which the remote's folder of releases is served.`,
      options,
    );
    this.name = 'NotServedError';
  }
}

/**
 * Checks that the manifest of a release is served at its public address.
 *
 * @throws {NotServedError}
 */
export async function checkServed(
  { manifest, integrity }: Release,
  signal?: AbortSignal,
): Promise<void> {
  const content = await readAddress(manifest, signal).catch((error: unknown) => {
    throw error instanceof AddressError
      ? new NotServedError(error.message, { cause: error })
      : error;
  });
  if (integrityOf(content) !== integrity) {
    throw new NotServedError(`${manifest} is not the manifest of this build`);
  }
}
