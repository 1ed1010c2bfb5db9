/**
 * How a property is tried: as often as is asked for. In a mutation test seldom, always with the same values, and without
 * looking for the smallest one that fails: a mutant fails soon or not at all, and its score must not be luck.
 */
export function runsOf(numRuns: number): { numRuns: number; seed?: number; endOnFailure?: true } {
  if (process.env.STRYKER_MUTATOR_WORKER === undefined) return { numRuns };
  return { numRuns: Math.min(numRuns, 60), seed: 1, endOnFailure: true };
}
