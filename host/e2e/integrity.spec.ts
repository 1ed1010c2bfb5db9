import type { Page } from '@playwright/test';
import { rewritten } from 'tooling/faults';
import { open, REMOTES } from './remoteTable';
import { expect, goto, test } from './shop';
import { SHOP_NAME } from 'shared-ui/shop-name';

/**
 * Content that differs from the release, for example after an intrusion into the remote's storage
 * (docs/product/faults.md#remotes, 24).
 */
const TAMPERED = {
  manifest: { file: /\/mf-manifest\.json$/, change: (text: string) => `${text}\n` },
  entry: { file: /\/remoteEntry\.[^/]+\.js$/, change: withScript },
  'page chunk': { file: /\/__federation_expose_[^/]+\.js$/, change: withScript },
} as const;

for (const [index, [kind, { file, change }]] of Object.entries(TAMPERED).entries()) {
  test(`a tampered ${kind} is refused, and the original is accepted once it is back`, async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(/integrity/, /RemotePageError/);
    // The first page is in its document's HTML, for each kind another remote's, and links open the others.
    const remotes = [...REMOTES.slice(index), ...REMOTES.slice(0, index)];
    for (const { name } of remotes) shop.faults(name).inject(file, rewritten(change));
    for (const [place, remote] of remotes.entries()) {
      await test.step(remote.name, async () => {
        await (place === 0 ? goto(page, remote.path) : open(page, remote));
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toContainText('Connection Lost');
        await expect(page.getByRole('banner')).toBeVisible();
        expect(await hasRun(page)).toBe(false);

        shop.faults(remote.name).mend();
        await alert.getByRole('button', { name: 'Try Again' }).click();
        await expect(alert).toBeHidden();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
  });
}

test('a tampered style sheet is not applied', async ({ page, shop, expectedProblems }) => {
  expectedProblems.push(/integrity/, /RemotePageError/);
  const { isHit } = shop.faults('mfe_catalog').inject(
    /\.css$/,
    rewritten((text) => `${text} body { visibility: hidden }`),
  );
  // The HTML of the catalogue's own pages includes its styles.
  await goto(page, '/terms');
  await page.getByRole('banner').getByRole('link', { name: SHOP_NAME, exact: true }).click();
  await isHit;
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Connection Lost');
});

test('a tampered script of the host does not run', async ({ page, expectedProblems }) => {
  expectedProblems.push(/integrity/, /Failed to load resource/, /preload/);
  await page.route(/\/assets\/main\.\w+\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withScript(await response.text()) });
  });
  await page.clock.install();
  await page.goto('/terms');
  // The script is requested again three times, after pauses.
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(page.getByRole('alert')).toContainText('Connection Lost', { timeout: 200 });
  }).toPass({ intervals: [0] });
  expect(await hasRun(page)).toBe(false);
});

test('every request for a script or style of a remote has a hash', async ({ page }) => {
  await page.addInitScript(recordUnchecked);
  await goto(page, '/');
  await page.getByRole('article').first().getByRole('link', { name: 'View details' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Continue as Guest' }).click();
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  // The skeleton has the heading before the cart's files are requested.
  await expect(page.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
  const { checked, unchecked } = await page.evaluate(() => window.loadedByRemotes);
  expect(unchecked).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});

declare global {
  interface Window {
    loadedByRemotes: { checked: number; unchecked: string[] };
  }
}

function withScript(text: string): string {
  return `${text}; window.tampered = true;`;
}

function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'tampered' in window);
}

/** Runs in the page: records every script and style sheet of another origin, and whether it has a hash. */
function recordUnchecked(): void {
  window.loadedByRemotes = { checked: 0, unchecked: [] };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const url =
        node instanceof HTMLScriptElement
          ? node.src
          : node instanceof HTMLLinkElement && /stylesheet|preload/.test(node.rel)
            ? node.href
            : '';
      if (!url || new URL(url).origin === location.origin) continue;
      const { integrity } = node as HTMLScriptElement | HTMLLinkElement;
      if (integrity) window.loadedByRemotes.checked += 1;
      else window.loadedByRemotes.unchecked.push(url);
    }
  }).observe(document, { childList: true, subtree: true });
}
