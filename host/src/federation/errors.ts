import type { PageId } from './pageId';

/** A remote's page could not be had; the boundary says so in its place. */
export class RemotePageError extends Error {
  override readonly name = 'RemotePageError';

  constructor(
    readonly page: PageId,
    options: ErrorOptions,
  ) {
    super(`The page ${page} could not be loaded.`, options);
  }
}

/** Nothing arrived for as long as a request may be silent. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(limit: number) {
    super(`Nothing arrived within ${limit} ms.`);
  }
}

/** What an error says, with the errors that led to it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`;
}
