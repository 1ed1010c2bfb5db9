/** A store refuses a request or cannot be reached. */
export class StoreError extends Error {
  constructor(address: string, problem: string, options?: ErrorOptions) {
    super(`${address} ${problem}. The live shop is unchanged.`, options);
    this.name = 'StoreError';
  }
}

/** The status of the response to a request that failed; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
