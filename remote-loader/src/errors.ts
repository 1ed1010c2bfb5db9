/** A remote's page could not be loaded. */
export class RemotePageError extends Error {
  override readonly name = 'RemotePageError';

  /** @param page such as `mfe_catalog/Landing` */
  constructor(
    readonly page: string,
    options: ErrorOptions,
  ) {
    super(`The page ${page} could not be loaded.`, options);
  }
}

/** Nothing arrived within the limit of a request. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(limit: number) {
    super(`Nothing arrived within ${limit} ms.`);
  }
}

/** The message of an error, followed by its causes' messages. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}
