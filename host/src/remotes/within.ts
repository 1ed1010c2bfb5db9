/** How long one request of a remote may take, in milliseconds; the shell must be usable within three seconds. */
export const REQUEST_TIMEOUT = 2_400;

/** Something did not come in time. */
export class OverdueError extends Error {
  override readonly name = 'OverdueError';
}

/**
 * Waits for a promise, but not for ever.
 *
 * @throws {OverdueError} after `timeout` milliseconds
 */
export async function within<Value>(
  timeout: number,
  promise: Promise<Value>,
  complaint: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new OverdueError(`${complaint} within ${timeout} ms.`)),
      timeout,
    );
  });
  try {
    return await Promise.race([promise, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
