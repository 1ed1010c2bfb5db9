/** A store refuses or can't be reached. */
export class StoreError extends Error {
  /** @param {string} address @param {string} problem @param {ErrorOptions} [options] */
  constructor(address, problem, options) {
    super(`${address} ${problem.replace(/\.$/, '')}. What is live stays live.`, options);
    this.name = 'StoreError';
  }
}

/**
 * Describes an error of an S3 server for the person who runs the command.
 *
 * @param {string} address of the store
 * @param {string} action such as `write mfe-catalog/7/assets/a.js`
 * @param {unknown} error of the client
 */
export function storeError(address, action, error) {
  const { name = '', $metadata } =
    /** @type {Error & { $metadata?: { httpStatusCode?: number } }} */ (error) ?? {};
  const status = $metadata?.httpStatusCode;
  return new StoreError(address, problemOf(name, status, action, error), { cause: error });
}

/** @param {string} name @param {number | undefined} status @param {string} action @param {unknown} error */
function problemOf(name, status, action, error) {
  if (name === 'CredentialsProviderError') {
    return 'needs credentials, and none were found: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE';
  }
  if (status === 507 || /StorageFull|QuotaExceeded/.test(name)) {
    return `is full: it has no room to ${action} (${name})`;
  }
  if (name === 'NoSuchBucket') return 'has no such bucket';
  if (status === 401 || status === 403) return `refuses these credentials to ${action} (${name})`;
  const message = error instanceof Error ? error.message : String(error);
  return status === undefined
    ? `could not be asked to ${action}: ${message}`
    : `answered ${status} (${name}) when asked to ${action}`;
}
