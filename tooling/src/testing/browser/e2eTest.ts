import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';

/** How long a page may take to be recorded, in milliseconds. A crashed page never answers. */
const TIME_LIMIT = 5_000;

/**
 * Playwright's `test`. If a test fails, its folder has a screenshot of each open page, its requests, and the console of all pages.
 * Playwright's own screenshots and traces would be made in tests that pass, too: a screenshot takes as long as opening a page,
 * and traces take 4 % of the processor time.
 */
export const test = base.extend({
  context: async ({ context }, provide, testInfo) => {
    const messages = consoleOf(context);
    await provide(context);
    if (testInfo.errors.length === 0) return;
    writeFileSync(testInfo.outputPath('console.log'), messages.join('\n'));
    for (const [index, page] of context.pages().entries()) {
      const path = testInfo.outputPath(`failed-${index + 1}`);
      await page.screenshot({ path: `${path}.png`, timeout: TIME_LIMIT }).catch(() => undefined);
      writeFileSync(`${path}-requests.log`, (await requestsOf(page)).join('\n'));
    }
  },
});

export { expect } from '@playwright/test';

/** The messages and errors of all pages, filled while the test runs. */
function consoleOf(context: BrowserContext): readonly string[] {
  const messages: string[] = [];
  context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (webError) => messages.push(String(webError.error())));
  return messages;
}

/** The requests of the page's document: milliseconds since its start, status, and address. */
async function requestsOf(page: Page): Promise<readonly string[]> {
  const all = page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries.map(
      ({ startTime, responseStatus, name }) =>
        `${Math.round(startTime)} ms, ${responseStatus}, ${name}`,
    );
  });
  const none = new Promise<string[]>((resolve) => setTimeout(resolve, TIME_LIMIT, []).unref());
  return Promise.race([all, none]).catch(() => []);
}
