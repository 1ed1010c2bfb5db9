import { Buffer } from 'node:buffer';

/** The time limit for a response, in milliseconds. */
const ANSWER_TIMEOUT = 10_000;

/** A request failed. The message is one line without a full stop. */
export class AddressError extends Error {
  constructor(address: string | URL, problem: string, options?: ErrorOptions) {
    super(`${address} ${problem}`, options);
    this.name = 'AddressError';
  }
}

/**
 * Loads an address past caches.
 *
 * @throws {AddressError}
 */
export async function readAddress(address: string | URL, signal?: AbortSignal): Promise<Buffer> {
  const timeout = AbortSignal.timeout(ANSWER_TIMEOUT);
  try {
    const response = await fetch(address, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw new AddressError(address, `answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof AddressError) throw error;
    throw new AddressError(address, `cannot be read: ${reasonOf(error)}`, { cause: error });
  }
}

/** The cause's code, because `fetch failed` gives no reason. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  return (error.cause as NodeJS.ErrnoException).code ?? error.cause.message;
}
