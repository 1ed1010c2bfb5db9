type Cell = string | number;

/** Prints the head of a Markdown table. */
export function printHead(columns: readonly Cell[]): void {
  printRow(columns);
  printRow(columns.map(() => '---'));
}

/** Prints a row of a Markdown table. */
export function printRow(cells: readonly Cell[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** The median of an odd number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** @throws {Error} if the value is missing */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A measured value is missing.');
  return value;
}
