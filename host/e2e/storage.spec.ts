import type { BrowserContext, Locator, Page } from '@playwright/test';
import { anyProduct } from './catalogue';
import { expect, goto, test } from './shop';
import { bar } from './takeOver';

const PRODUCT = anyProduct.path;

test.describe('broken storage', () => {
  // persistence.test.ts has the other faults.
  test('forbidden storage: the cart is kept in memory, and one notice says so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await goto(page, PRODUCT);
    await expect(notice(page)).toHaveCount(0);
    await addToCart(page);
    await addToCart(page);
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(notice(page)).toHaveCount(1);
    await cartLink(page, 2).click();
    await expect(page.getByRole('listitem').filter({ hasText: anyProduct.title })).toHaveCount(1);
  });

  test('full storage: additions are stored as soon as there is room', async ({ page }) => {
    await page.clock.install();
    await goto(page, PRODUCT);
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`junk-${size}-${Math.random()}`, 'x'.repeat(size));
        } catch {
          // The next size fills the rest.
        }
      }
    });
    await addToCart(page);
    await expect(notice(page)).toBeVisible();
    expect(await storedCart(page)).toEqual([]);

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('junk-')) localStorage.removeItem(key);
      }
    });
    await page.clock.fastForward(5_000);
    await expect(notice(page)).toHaveCount(0);
    expect(await storedCart(page)).toEqual([{ id: anyProduct.id, quantity: 1 }]);
  });
});

test.describe('several tabs', () => {
  test('add to one cart in a browser without Web Locks', async ({ context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    });
    const [tab, otherTab] = [await openTab(context), await openTab(context)];
    for (const [count, adding, following] of [
      [1, tab, otherTab],
      [2, otherTab, tab],
      [3, tab, otherTab],
    ] as const) {
      await addToCart(adding);
      await expect(cartLink(following, count)).toBeVisible();
    }
    await expect.poll(() => stored(tab, 'weft.turn.cart')).toBeNull();
  });

  test('a tab that is left right after a click has stored the change', async ({ context }) => {
    const tab = await openTab(context);
    await tab.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(
        (candidate) => candidate.textContent === 'Add to Cart',
      );
      // The second click comes during the turn of the first click.
      button?.click();
      setTimeout(() => {
        button?.click();
        window.location.assign('/cart');
      }, 20);
    });
    await expect(tab).toHaveURL('/cart');
    await expect(cartLink(tab, 2)).toBeVisible();
  });
});

async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await goto(tab, PRODUCT);
  return tab;
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
}

/** The link to the cart with this number of pieces. */
function cartLink(page: Page, count: number): Locator {
  return bar(page, `Cart, ${count} ${count === 1 ? 'item' : 'items'}`);
}

function notice(page: Page): Locator {
  return page.getByText('isn’t letting the shop save anything at the moment');
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Ids and quantities of the stored cart; empty if the stored text is not a list. */
async function storedCart(page: Page): Promise<readonly object[]> {
  const text = (await stored(page, 'cart')) ?? '';
  const lines = (text.endsWith(']') ? JSON.parse(text) : []) as { id: string; quantity: number }[];
  return lines.map(({ id, quantity }) => ({ id, quantity }));
}
