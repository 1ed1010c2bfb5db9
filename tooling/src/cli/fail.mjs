/**
 * Ends the program with one clear sentence.
 *
 * @param {unknown} problem
 * @returns {never}
 */
export function fail(problem) {
  console.error(problem instanceof Error ? problem.message : String(problem));
  process.exit(1);
}
