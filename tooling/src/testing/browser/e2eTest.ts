import { test as base } from '@playwright/test';

/**
 * Playwright's `test`, with a screenshot of each open page in the folder of a failed test. Playwright's own option would take
 * screenshots in tests that pass, too, which takes as long as opening their pages.
 */
export const test = base.extend({
  context: async ({ context }, provide, testInfo) => {
    await provide(context);
    if (testInfo.errors.length === 0) return;
    for (const [index, page] of context.pages().entries()) {
      const path = testInfo.outputPath(`failed-${index + 1}.png`);
      // A crashed page has no picture.
      await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    }
  },
});

export { expect } from '@playwright/test';
