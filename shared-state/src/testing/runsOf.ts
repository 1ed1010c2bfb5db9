/**
 * The number of runs of a property. Mutation tests use fewer runs, always the same values and no shrinking, so that they are
 * fast and their score does not depend on chance.
 */
export function runsOf(numRuns: number): { numRuns: number; seed?: number; endOnFailure?: true } {
  if (process.env.STRYKER_MUTATOR_WORKER === undefined) return { numRuns };
  return { numRuns: Math.min(numRuns, 60), seed: 1, endOnFailure: true };
}
