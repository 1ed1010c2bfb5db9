/** Ends the program with one clear sentence. */
export function fail(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(process.exitCode || 1);
}
