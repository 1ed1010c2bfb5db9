/** The disk of the releases is full. */
class DiskFullError extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The disk of ${folder} is full; the live shop is unchanged. Free some space (npx --no-install weft prune) and try again.`,
      options,
    );
    this.name = 'DiskFullError';
  }
}

/** The same error, or a {@link DiskFullError} for a full disk. */
export function clearly(folder: string, error: unknown): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new DiskFullError(folder, { cause: error })
    : error;
}
