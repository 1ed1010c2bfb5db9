/** A store refuses a request or cannot be reached. */
export class StoreError extends Error {
  constructor(address: string, problem: string, options?: ErrorOptions) {
    super(`${address} ${problem.replace(/\.$/, '')}. The live shop is unchanged.`, options);
    this.name = 'StoreError';
  }
}

/** The status of the response to a request that failed; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}

/**
 * Describes an error of an S3 server for the person who runs the command.
 *
 * @param action such as `write mfe-catalog/7/assets/a.js`
 * @param error of the client
 */
export function problemOf(action: string, error: unknown): string {
  const status = statusOf(error);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'CredentialsProviderError') {
    return 'needs credentials, and none were found: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE';
  }
  if (status === 507 || /StorageFull|QuotaExceeded/.test(name)) {
    return `is full and cannot ${action} (${name})`;
  }
  if (name === 'NoSuchBucket') return 'has no such bucket';
  if (status === 401 || status === 403) return `refuses these credentials to ${action} (${name})`;
  return status === undefined
    ? `could not be asked to ${action}: ${message}`
    : `answered ${status} (${name}) when asked to ${action}`;
}
