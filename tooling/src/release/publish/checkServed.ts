import { AddressError, readAddress } from '../../workspace/readAddress';
import { integrityOf } from 'remote-loader/build';
import type { Release } from 'remote-loader/formats';

/**
 * Checks that the manifest of a release is served at its public address.
 *
 * @throws {Error}
 */
export async function checkServed(
  { manifest, integrity }: Release,
  signal?: AbortSignal,
): Promise<void> {
  const content = await readAddress(manifest, signal).catch((error: unknown) => {
    throw error instanceof AddressError ? notServed(error.message, { cause: error }) : error;
  });
  if (integrityOf(content) !== integrity) {
    throw notServed(`${manifest} is not the manifest of this build`);
  }
}

function notServed(problem: string, options?: ErrorOptions): Error {
  return new Error(
    `${problem}; nothing new is live. --url is the address at which the remote's folder of releases is served.`,
    options,
  );
}
