import type { Page } from '@playwright/test';

type Cell = string | number;

/** Prints the first lines of a table in Markdown. */
export function printHead(columns: readonly Cell[]): void {
  printRow(columns);
  printRow(columns.map(() => '---'));
}

/** Prints a line of a table. */
export function printRow(cells: readonly Cell[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/**
 * Prepares a page to be asked for a figure such as `TaskDuration`: milliseconds of processor that its own thread has worked so
 * far. They do not depend on what else the machine does.
 */
export async function profile(page: Page): Promise<(metric: string) => Promise<number>> {
  const profiler = await page.context().newCDPSession(page);
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async (metric) => {
    const { metrics } = await profiler.send('Performance.getMetrics');
    return 1000 * present(metrics.find(({ name }) => name === metric)).value;
  };
}

/** @throws {Error} where the value is none */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('A value that is measured is missing.');
  return value;
}
