import { Buffer } from 'node:buffer';

/** The time limit for a response, in milliseconds. */
const RESPONSE_TIMEOUT = 10_000;

/**
 * Loads an address past caches.
 *
 * @throws {Error} with a message of one line without a full stop; the signal's reason if the signal ended the request
 */
export async function readAddress(address: string | URL, signal?: AbortSignal): Promise<Buffer> {
  const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT);
  let response: Response;
  let content: ArrayBuffer;
  try {
    response = await fetch(address, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    content = await response.arrayBuffer();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new Error(`${address} cannot be read: ${reasonOf(cause)}`, { cause });
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(content);
}

/** The cause's code, because `fetch failed` gives no reason. */
function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  if (!(error.cause instanceof Error)) return error.message;
  return (error.cause as NodeJS.ErrnoException).code ?? error.cause.message;
}
