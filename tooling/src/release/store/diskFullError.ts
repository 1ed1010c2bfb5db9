/** The same error; if the disk is full, one that says so. */
export function asDiskFullError(folder: string, error: unknown): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new Error(
    `The disk of ${folder} is full; the live shop is unchanged. Free some space (npx --no-install weft prune) and try again.`,
    { cause: error },
  );
}
