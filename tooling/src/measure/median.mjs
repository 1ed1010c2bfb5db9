/** The middle one of an odd number of figures. @param {readonly number[]} figures */
export function median(figures) {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
