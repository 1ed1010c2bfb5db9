import type { APIRequestContext, Page } from '@playwright/test';
import { listings } from './catalogue';
import { expect, test } from './shop';
import { expectHydrated } from './takeOver';

// The files that a page needs before any of its code can run.

/** Paths of a page's own files, one of each kind. */
async function filesOf(request: APIRequestContext) {
  const html = await (await request.get('/')).text();
  const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? 'missing';
  return {
    boot: find(/<script src="([^"]*\/boot\.[^"]*)"/),
    script: find(/"scripts":\[\["([^"]*)"/),
    main: find(/"main":\["([^"]*)"/),
    style: find(/<link rel="stylesheet" href="([^"]*)"/),
  };
}

test('any file that fails once is retried', async ({ page, request, expectedProblems }) => {
  expectedProblems.push(/Failed to load resource/);
  const requests: string[] = [];
  const files = Object.values(await filesOf(request));
  for (const file of files) {
    await page.route(file, async (route) => {
      requests.push(file);
      if (requests.indexOf(file) === requests.length - 1) await route.abort();
      else await route.continue();
    });
  }
  await page.goto('/');
  await expectWorks(page);
  expect(requests.toSorted()).toEqual([...files, ...files].toSorted());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
});

test('any file that keeps failing leads to a message, and Try Again loads the page', async ({
  page,
  request,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/, /was preloaded using link preload/);
  const files = await filesOf(request);
  await page.clock.install();
  for (const kind of ['script', 'main', 'style'] as const) {
    await test.step(kind, async () => {
      await page.route(files[kind], (route) => route.abort());
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const alert = page.getByRole('alert');
      // Skips the pauses between the retries.
      await expect(async () => {
        await page.clock.runFor(3_000);
        await expect(alert).toContainText('Connection Lost', { timeout: 100 });
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Preferences' }).click();
      await expect(alert).toBeInViewport();
      await page.unroute(files[kind]);
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(alert).toHaveCount(0);
      await expectWorks(page);
    });
  }
});

test('without the first script the page is readable, and a note says what to do', async ({
  page,
  request,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource/);
  const { boot } = await filesOf(request);
  await page.route(boot, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Links replace the menu.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  const shop = page.getByRole('navigation', { name: 'Shop' });
  for (const { name } of listings)
    await expect(shop.getByRole('link', { name, exact: true })).toBeInViewport();
  const reload = page.getByText('The shop is still loading. Reload the page');
  await expect(reload).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
    }
  });
  await expect(reload).toBeVisible();
  await page.unroute(boot);
  await reload.getByRole('link', { name: 'Reload the page' }).click();
  await expectWorks(page);
  await expect(reload).toBeHidden();
});

/** Expects that the page's buttons work. */
async function expectWorks(page: Page): Promise<void> {
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('combobox')).toBeVisible();
}
