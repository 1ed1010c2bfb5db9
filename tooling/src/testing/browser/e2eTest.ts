import { test as base, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';

/**
 * Playwright's `test`. If a test fails, its folder has a screenshot, the console and the last requests of each open page.
 * Playwright's own screenshots and traces would be made in tests that pass, too: a screenshot takes as long as opening a page,
 * and traces take 4 % of the processor time.
 */
export const test = base.extend({
  context: async ({ context }, provide, testInfo) => {
    await provide(context);
    if (testInfo.errors.length === 0) return;
    for (const [index, page] of context.pages().entries()) {
      const path = testInfo.outputPath(`failed-${index + 1}`);
      // A crashed page never answers.
      await page.screenshot({ path: `${path}.png`, timeout: 5_000 }).catch(() => undefined);
      writeFileSync(`${path}-console.log`, (await consoleOf(page)).join('\n'));
      writeFileSync(`${path}-requests.log`, (await requestsOf(page)).join('\n'));
    }
  },
});

export { expect } from '@playwright/test';

async function consoleOf(page: Page): Promise<readonly string[]> {
  const messages = await page.consoleMessages({ filter: 'all' });
  const errors = await page.pageErrors({ filter: 'all' });
  return [
    ...messages.map((message) => `${message.type()}: ${message.text()}`),
    ...errors.map(String),
  ];
}

/** The status, if there was a response, and the address of each request. */
async function requestsOf(page: Page): Promise<readonly string[]> {
  const requests = await page.requests();
  return requests.map(
    (request) => `${request.existingResponse()?.status() ?? 'no response'}, ${request.url()}`,
  );
}
