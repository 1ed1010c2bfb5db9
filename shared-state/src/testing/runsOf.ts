/**
 * How often a property is tried. Mutation tests try it less often, with the same values each time and without
 * shrinking, so that they are quick and their score does not depend on chance.
 */
export function runsOf(numRuns: number): { numRuns: number; seed?: number; endOnFailure?: true } {
  if (process.env.STRYKER_MUTATOR_WORKER === undefined) return { numRuns };
  return { numRuns: Math.min(numRuns, 60), seed: 1, endOnFailure: true };
}
