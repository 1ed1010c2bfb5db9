/** Where an error was thrown; empty if what was thrown is no error. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
