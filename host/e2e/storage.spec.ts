import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './shop';

const PRODUCT = '/product/men-shirt-1';
const ADDITIONS = 20;

interface StoredLine {
  readonly id: string;
  readonly quantity: number;
}

/** What a browser can do to the storage, before the first script of the page. */
const FAULTS = {
  forbidden: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'full for every write': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'broken when it is read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Reading failed.', 'UnknownError');
    };
  },
};

test.describe('storage that does not work', () => {
  for (const [name, breakStorage] of Object.entries(FAULTS)) {
    test(`${name}: the cart lasts in memory, and the shopper is told once`, async ({ page }) => {
      await page.addInitScript(breakStorage);
      await page.goto(PRODUCT);
      await expect(notice(page)).toHaveCount(0);
      await addToCart(page);
      await addToCart(page);
      await expect(cartLink(page, 2)).toBeVisible();
      await expect(notice(page)).toHaveCount(1);
      await cartLink(page, 2).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Shirt' })).toHaveCount(1);
    });
  }

  test('really full: what is added is stored as soon as there is room', async ({ page }) => {
    await page.goto(PRODUCT);
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (;;) localStorage.setItem(`junk-${size}-${Math.random()}`, 'x'.repeat(size));
        } catch {
          // Smaller pieces fill what is left.
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
    await expect(notice(page)).toHaveCount(0, { timeout: 10_000 });
    expect(await storedCart(page)).toEqual([{ id: 'men-shirt-1', quantity: 1 }]);
  });
});

test.describe('what is stored', () => {
  // One that can't be parsed and one that is no list; payloads.test.ts has the others.
  for (const text of ['{[', '{}']) {
    test(`the unreadable ${text} is an empty cart, kept aside and told once`, async ({ page }) => {
      // Before the shop's first script: a shop that is open would tell of the text when its page is shown.
      await page.addInitScript((broken) => {
        if (localStorage.getItem('cart') === null) localStorage.setItem('cart', broken);
      }, text);
      await page.goto(PRODUCT);
      await expect(cartLink(page, 0)).toBeVisible();
      await expect(page.getByText('could not be read')).toHaveCount(1);
      expect(await stored(page, 'weft.unreadable.cart')).toBe(text);

      await page.reload();
      await expect(cartLink(page, 0)).toBeVisible();
      await expect(page.getByText('could not be read')).toHaveCount(0);
      await addToCart(page);
      await expect.poll(() => storedCart(page)).toEqual([{ id: 'men-shirt-1', quantity: 1 }]);
      expect(await stored(page, 'weft.unreadable.cart')).toBe(text);
    });
  }

  test('a cart of an earlier form is read, and its hostile picture is not', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(PRODUCT);
    await page.evaluate(() =>
      localStorage.setItem(
        'cart',
        JSON.stringify({
          items: [
            { productId: 'a', name: 'Old shirt', price: '1,299', qty: '2', image: '//evil.test/x' },
            { id: 'b', title: 'No price' },
          ],
        }),
      ),
    );
    await page.goto('/cart');
    const line = page.getByRole('listitem').filter({ hasText: 'Old shirt' });
    await expect(line).toContainText('$2,598.00');
    await expect(page.getByText('No price')).toHaveCount(0);
    expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  });
});

test.describe('several tabs', () => {
  test('that add at the same time lose nothing', async ({ context }) => {
    test.slow();
    const tabs = await openTabs(context, 3);
    await Promise.all(tabs.map((tab) => tab.evaluate(addAgainAndAgain, ADDITIONS)));
    const quantity = tabs.length * ADDITIONS;
    for (const tab of tabs) await expect(cartLink(tab, quantity)).toBeVisible();
    await expect
      .poll(() => Promise.all(tabs.map(storedCart)))
      .toEqual(tabs.map(() => [{ id: 'men-shirt-1', quantity }]));
  });

  test('add to one cart where there are no Web Locks', async ({ context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    });
    const [here, there] = await openTabs(context, 2);
    for (const [count, tab, other] of [
      [1, here, there],
      [2, there, here],
      [3, here, there],
    ] as const) {
      await addToCart(tab);
      await expect(cartLink(other, count)).toBeVisible();
    }
    await expect.poll(() => stored(here, 'weft.turn.cart')).toBeNull();
  });

  test('follow one another, and an erased storage', async ({ context }) => {
    const [here, there] = await openTabs(context, 2);
    await addToCart(there);
    await there.getByRole('button', { name: 'Add to wishlist' }).first().click();
    await expect(cartLink(here, 1)).toBeVisible();
    await expect(here.getByRole('link', { name: /^Wishlist, 1 / })).toBeVisible();
    await there.evaluate(() => localStorage.clear());
    await expect(cartLink(here, 0)).toBeVisible();
    await addToCart(here);
    await expect(cartLink(there, 1)).toBeVisible();
  });

  test('a page that comes back shows what happened meanwhile', async ({ context }) => {
    // As in the back-forward cache: a page gets no events while it is away.
    await context.addInitScript(() => {
      const isAway = (): boolean => document.documentElement.dataset.isAway === 'true';
      const silence = (event: Event): void => {
        if (isAway()) event.stopImmediatePropagation();
      };
      window.addEventListener('storage', silence);
      window.addEventListener('visibilitychange', silence);
    });
    const [here, there] = await openTabs(context, 2);
    await here.evaluate(() => {
      document.documentElement.dataset.isAway = 'true';
    });
    await addToCart(there);
    await expect(cartLink(there, 1)).toBeVisible();
    await expect.poll(() => storedCart(here)).toHaveLength(1);
    await expect(cartLink(here, 0)).toBeVisible();
    await here.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(cartLink(here, 1)).toBeVisible();
  });

  test('one that is left right after a click has stored it', async ({ context }) => {
    const [here] = await openTabs(context, 1);
    await expect(here.locator('[data-asleep]')).toHaveCount(0);
    await here.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(
        (candidate) => candidate.textContent === 'Add to Cart',
      );
      // The second one comes while the turn of the first one lasts.
      button?.click();
      setTimeout(() => {
        button?.click();
        window.location.assign('/cart');
      }, 20);
    });
    await expect(here).toHaveURL('/cart');
    await expect(cartLink(here, 2)).toBeVisible();
  });
});

test('a key held down on a cart of 1,000 lines is a few writes', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    let writes = 0;
    Storage.prototype.setItem = function countAndSet(key, value) {
      if (key === 'cart') document.documentElement.dataset.writes = String((writes += 1));
      setItem.call(this, key, value);
    };
  });
  await page.goto(PRODUCT);
  await page.evaluate(() => {
    const lines = Array.from({ length: 1000 }, (_, index) => ({
      id: `p${index}`,
      title: `Shirt ${index}`,
      imageUrl: '',
      newPrice: 999,
      quantity: 1,
    }));
    localStorage.setItem('cart', JSON.stringify(lines));
  });
  await page.reload();
  await expect(cartLink(page, 1000)).toBeVisible();
  await page.evaluate(addAgainAndAgain, 40);
  await expect(cartLink(page, 1040)).toBeVisible();
  await expect.poll(async () => (await storedCart(page)).at(-1)?.quantity).toBe(40);
  const writes = Number(await page.evaluate(() => document.documentElement.dataset.writes));
  expect(writes).toBeLessThanOrEqual(20);
});

/** In the page: so many clicks on Add to Cart, each a few milliseconds after the other. */
async function addAgainAndAgain(times: number): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(
    (candidate) => candidate.textContent === 'Add to Cart',
  );
  for (let time = 0; time < times; time += 1) {
    button?.click();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
  }
}

async function openTabs(context: BrowserContext, count: number): Promise<[Page, Page, ...Page[]]> {
  const tabs: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const tab = await context.newPage();
    await tab.goto(PRODUCT);
    await expect(addButton(tab)).toBeVisible();
    tabs.push(tab);
  }
  return tabs as [Page, Page, ...Page[]];
}

function addButton(page: Page): ReturnType<Page['getByRole']> {
  return page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
}

async function addToCart(page: Page): Promise<void> {
  await addButton(page).click();
}

/** The link to the cart when that holds so many pieces. */
function cartLink(page: Page, count: number): ReturnType<Page['getByRole']> {
  const name = `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  return page.getByRole('banner').getByRole('link', { name });
}

function notice(page: Page): ReturnType<Page['getByText']> {
  return page.getByText('isn’t letting the shop save anything at the moment');
}

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Ids and quantities of the stored cart; none while what is stored is no list. */
async function storedCart(page: Page): Promise<readonly StoredLine[]> {
  const text = (await stored(page, 'cart')) ?? '';
  if (!text.endsWith(']')) return [];
  const lines: unknown = JSON.parse(text);
  return (lines as readonly StoredLine[]).map(({ id, quantity }) => ({ id, quantity }));
}
