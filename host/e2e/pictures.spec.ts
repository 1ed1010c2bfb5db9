import type { Page } from '@playwright/test';
import { anyProduct, firstSection } from './catalogue';
import { expectFittingPictures, ROUTES_WITH_PICTURES } from './fittingPictures';
import { expect, goto, test } from './shop';
import { expectStill, fillShop, stopClock, watchShifts } from './steps';
import { hold } from './takeOver';

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
]) {
  test(`every picture is requested at its displayed width, and shifts nothing, ${viewport.width} px @sample`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await fillShop(page);
    await watchShifts(page);
    for (const route of ROUTES_WITH_PICTURES) {
      await goto(page, route);
      await expectFittingPictures(page, route);
      await expectStill(page, route);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('scripts, lazy pictures, the font and the web manifest are requested only after the one eager picture is painted @sample', async ({
    page,
  }) => {
    await page.clock.install();
    await stopClock(page);
    const requested = pathsOf(page, /\/media\/|\.woff2$|\.js(?:on)?$/);
    const release = await hold(page, /hero-1-tall/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'boot' in document.documentElement.dataset);
    // Browsers request pictures near the window when they render a frame, and a screenshot renders one.
    await page.screenshot();
    await page.screenshot();
    expect(requested.toSorted()).toEqual([
      expect.stringMatching(/^\/assets\/boot\./),
      expect.stringContaining('/hero-1-tall'),
    ]);
    const eager = page.locator('img[loading="eager"]');
    await expect(eager).toHaveCount(1);
    await expect(eager).toHaveAttribute('fetchpriority', 'high');
    // Playwright does not see requests for the web manifest.
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveCount(0);
    release();
    await page.clock.runFor(1_000);
    await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
    await page.screenshot();
    for (const later of [/about/, /\.woff2$/, /remoteEntry/])
      await expect.poll(() => requested.some((path) => later.test(path))).toBe(true);
  });
});

async function expectFurtherPicturesWait(page: Page): Promise<void> {
  await page.route(/\/main\..*\.js$/, () => undefined);
  await page.goto(firstSection.path, { waitUntil: 'domcontentloaded' });
  const pictures = page.getByRole('article').locator('img:first-child');
  const loaded = (): Promise<boolean[]> =>
    pictures.evaluateAll((all) =>
      all.map((image) => (image as HTMLImageElement).currentSrc !== ''),
    );
  const first = pictures.first();
  await expect(first).toBeInViewport();
  await expect.poll(async () => (await loaded()).slice(0, 4)).toEqual([true, true, true, true]);
  expect((await loaded()).slice(8)).not.toContain(true);
  await page.mouse.wheel(0, 10);
  await expect.poll(async () => (await loaded()).at(8)).toBe(true);
}

test('pictures outside the window are requested after the scripts, or when the shopper scrolls @sample', ({
  page,
}) => expectFurtherPicturesWait(page));

test.describe('in a mobile browser', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  // The first layout sets the width of its viewport and fires the event "resize".
  test('pictures outside the window are requested after the scripts too @sample', ({ page }) =>
    expectFurtherPicturesWait(page));

  test('the scripts are requested when the first picture is painted, also after another picture of its size @sample', async ({
    page,
  }) => {
    const release = await hold(page, /\/men-shirt-1\.\d+\.avif$/);
    await page.clock.install();
    await stopClock(page);
    await page.goto(firstSection.path, { waitUntil: 'commit' });
    const second = page.getByRole('article').nth(1).locator('img');
    await expect
      .poll(() =>
        second.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== ''),
      )
      .toBe(true);
    // A screenshot takes a frame, which paints the second picture.
    await page.screenshot();
    // Of the first two cards, and the banner.
    await expect(page.locator('img[loading="eager"]')).toHaveCount(3);
    const urgent = page.locator('img[fetchpriority="high"]');
    await expect(urgent).toHaveCount(1);
    await expect(page.getByRole('article').first().locator(urgent)).toHaveCount(1);
    const scripts = page.waitForRequest(/\/main\..*\.js$/);
    release();
    await scripts;
  });

  test('a browser that reports only the largest paint requests the scripts after the paint too @sample', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { supportedEntryTypes, prototype } = PerformanceObserver;
      const types = supportedEntryTypes.filter((type) => type !== 'element');
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types });
      const { observe } = prototype;
      prototype.observe = function ignoringElements(options): void {
        if (options?.type !== 'element') observe.call(this, options);
      };
    });
    await page.clock.install();
    await stopClock(page);
    const scripts = page.waitForRequest(/\/main\..*\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await scripts;
  });
});

test.describe('a card', () => {
  test('loads and shows its second picture under the pointer @sample', async ({ page }) => {
    const requested = pathsOf(page, /\/media\/products\/.+-\d+-2\./);
    await goto(page, firstSection.path);
    const card = page.getByRole('article').first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveCount(1);
    expect(requested).toEqual([]);
    await card.hover();
    await expect(card.locator('img')).toHaveCount(2);
    const second = card.locator('img').last();
    await expect(second).toHaveAttribute('src', /-\d+-2\.webp$/);
    await expect.poll(() => requested).toHaveLength(1);
    await expect(second.locator('..')).toHaveCSS('opacity', '1');
    await page.getByRole('contentinfo').hover();
    await expect(second.locator('..')).toHaveCSS('opacity', '0');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('shows only its first picture @sample', async ({ page }) => {
      await goto(page, firstSection.path);
      const card = page.getByRole('article').first();
      await card.getByRole('button', { name: 'Add to Cart' }).tap();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await expect(card.locator('img')).toHaveCount(1);
    });
  });
});

test('a product’s page has its pictures as thumbnails, and zooms into the selected one @sample', async ({
  page,
}) => {
  await goto(page, '/product/women-saree-3');
  const thumbnails = page.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(thumbnails).toHaveCount(3);
  await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'true');
  const large = page.getByRole('img', { name: /picture 3 of 3$/ });
  await expect(large).toBeHidden();
  const shown = page.getByRole('button', { name: 'Zoom' });
  const place = await shown.boundingBox();
  await thumbnails.last().press('Enter');
  await expect(thumbnails.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(thumbnails.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(large).toHaveAttribute('src', '/media/products/women-saree-3-3.webp');
  expect(await shown.boundingBox()).toEqual(place);
  await shown.click();
  const zoomed = page.getByRole('dialog').getByRole('img');
  await expect(zoomed).toHaveAttribute('src', '/media/products/women-saree-3-3.webp');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await page.getByRole('button', { name: 'Next picture' }).click();
  const { x = 0, width = 0 } = (await zoomed.boundingBox()) ?? {};
  expect(x + width / 2, 'its middle, also from right to left').toBeCloseTo(195, -1);
});

test('of three pictures, the second and third are side by side on a tablet @sample', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await goto(page, '/product/men-tshirt-1');
  const pictures = page.getByRole('button', { name: 'Zoom' });
  await expect(pictures).toHaveCount(3);
  const boxes = (await pictures.all()).map((picture) => picture.boundingBox());
  const [first, second, third] = await Promise.all(boxes);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(third?.y).toBe(second?.y);
  expect(third?.x).toBeGreaterThan(second?.x ?? 0);
});

test('a picture’s frame has the picture’s colour before it is loaded @sample', async ({ page }) => {
  await page.route('**/media/**', () => undefined);
  await page.goto(anyProduct.path, { waitUntil: 'commit' });
  const frame = page.locator('[data-colour]').filter({ has: page.locator('img[loading="eager"]') });
  const written = await frame.getAttribute('data-colour');
  const channels = /^#(..)(..)(..)$/.exec(written ?? '')?.slice(1) ?? [];
  const colour = `rgb(${channels.map((channel) => parseInt(channel, 16)).join(', ')})`;
  await expect(frame).toHaveCSS('background-color', colour);
});

function pathsOf(page: Page, kind: RegExp): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (kind.test(pathname)) requested.push(pathname);
  });
  return requested;
}
