import type { Page } from '@playwright/test';

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

/**
 * Starts the measurement of a page's main thread.
 *
 * @returns a function that reads a metric such as `TaskDuration`: processor time so far, in milliseconds. Unlike wall
 *   time, it depends little on the machine's other load.
 */
export async function profile(page: Page): Promise<(metric: string) => Promise<number>> {
  const profiler = await page.context().newCDPSession(page);
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (metric) => {
    const { metrics } = await profiler.send('Performance.getMetrics');
    return 1000 * present(metrics.find(({ name }) => name === metric)).value;
  };
}

/** @throws {Error} if the value is missing */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A measured value is missing.');
  return value;
}
