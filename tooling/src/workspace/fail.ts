/** Ends the program with one clear sentence. */
export function fail(problem: unknown): never {
  console.error(sentenceOf(problem));
  process.exit(process.exitCode || 1);
}

/** The message of an error; for a missing permission it says what to do, which the system's does not. */
export function sentenceOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const { code, dest, path, message } = problem as NodeJS.ErrnoException & { dest?: string };
  const place = dest ?? path;
  if (place === undefined || (code !== 'EACCES' && code !== 'EPERM')) return message;
  return `This user has no permission for ${place}: give it the permission, or run the command as a user who has it (${message}).`;
}
