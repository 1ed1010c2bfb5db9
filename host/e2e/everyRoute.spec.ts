import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './shop';
import { fillShop } from './steps';

const ROUTES = [
  '/',
  '/product',
  '/product/women',
  '/product/kids',
  '/product/women-saree-3',
  '/product/none',
  '/wishlist',
  '/cart',
  '/checkout',
  '/account',
  '/login',
  '/register',
  '/error-network',
  '/error-404',
  '/error',
  '/server-error',
  '/under-maintence',
  '/coming-soon',
  '/terms',
  '/privacy',
  '/nowhere',
] as const;

const WINDOWS = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
] as const;

for (const { name, viewport } of WINDOWS) {
  test(`axe finds nothing on any route in either theme on ${name}`, async ({
    page,
    expectedProblems,
  }) => {
    // axe measures with inline styles of its own; the other tests see those of the shop.
    expectedProblems.push(/Applying inline style violates/);
    test.setTimeout(300_000);
    await page.setViewportSize(viewport);
    await fillShop(page);
    const findings: string[] = [];
    for (const route of ROUTES) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await visit(page, route);
      const light = await new AxeBuilder({ page }).analyze();
      // A theme changes colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.evaluate(settleColours);
      const dark = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
      findings.push(
        ...[...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
          nodes.map((node) => `${route} ${id} ${node.html}`),
        ),
      );
    }
    expect(findings).toEqual([]);
  });
}

for (const { name, viewport } of WINDOWS) {
  test(`nothing moves by itself while a route comes in on ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await fillShop(page);
    await page.addInitScript(countShifts);
    const moved: string[] = [];
    for (const route of ROUTES) {
      await visit(page, route);
      const shifted = await page.evaluate(() => (window as unknown as Shifting).shifted);
      if (shifted > 0.01) moved.push(`${route} by ${shifted.toFixed(4)}`);
    }
    expect(moved).toEqual([]);
  });
}

test('no route scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillShop(page);
  const wide: string[] = [];
  for (const route of ROUTES) {
    await visit(page, route);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) wide.push(`${route} by ${overflow}`);
  }
  expect(wide).toEqual([]);
});

test('whatever the tab key reaches shows that it has the focus', async ({ page }) => {
  test.setTimeout(120_000);
  await fillShop(page);
  const unseen: string[] = [];
  for (const route of ['/', '/product/women-saree-3', '/cart', '/checkout', '/account', '/login']) {
    await visit(page, route);
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate(invisibleFocus);
      if (problem === 'end') break;
      if (problem) unseen.push(`${route}: ${problem}`);
    }
  }
  expect(unseen).toEqual([]);
});

/** What {@link countShifts} leaves on the window: how far things have moved so far, as layout shift counts it. */
interface Shifting {
  shifted: number;
}

/** Runs in the page, before anything of it. */
function countShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      (window as unknown as Shifting).shifted += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
  // The cards that follow a listing's heading are there, and nothing waits for a face or a style.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** What has the focus without showing it; empty when it shows, "end" when the page has no further stop. */
function invisibleFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  // A control may lie invisibly over its label, which then shows the ring in its place.
  const shown = [focused, focused.nextElementSibling, focused.parentElement];
  const hasRing = shown.some((element) => {
    if (!element) return false;
    const style = getComputedStyle(element);
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  });
  return hasRing ? '' : focused.outerHTML.slice(0, 120);
}

/** Runs in the page: waits until the other theme's colours are there, with their transitions. */
async function settleColours(): Promise<void> {
  const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  while (!matchMedia('(prefers-color-scheme: dark)').matches) await nextFrame();
  for (let frames = 0; frames < 3; frames += 1) await nextFrame();
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  // One that is cancelled has nothing more to show.
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
