import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop';

/** Selectors of parts of a page. */
type Parts = readonly string[];

/** Cards of a listing after the first twelve, which include every kind of card. */
export const REPEATED: Parts = ['li:nth-child(n + 13) > article'];

/** Already checked in both themes on another page. */
export const BARS: Parts = ['#root > div > header', '#root > div > footer'];

interface Look {
  readonly themes: readonly ['light' | 'dark', 'light' | 'dark'];
  /** What axe leaves out in each theme. */
  readonly skipped: { readonly first: Parts; readonly other: Parts };
}

/** Another state of a page whose first state is already checked. */
const STATE: Look = { themes: ['light', 'dark'], skipped: { first: BARS, other: BARS } };

/** Checks all rules in the first theme. The second theme changes only colours, so only contrast is checked there. */
export async function expectAccessible(
  page: Page,
  what: string,
  { themes: [theme, other], skipped }: Look = STATE,
): Promise<void> {
  await showTheme(page, theme);
  await expect.soft(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
  const first = await (await axe(page, skipped.first)).analyze();
  await showTheme(page, other);
  const ofColours = (await axe(page, skipped.other)).withRules('color-contrast');
  const second = await ofColours.analyze();
  const findings = [...first.violations, ...second.violations].flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.html}`),
  );
  expect.soft(findings, what).toEqual([]);
}

/** Shows a page in a theme, without motion. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(settleColours, colorScheme);
}

/**
 * Legacy mode saves axe an extra page, which it needs only for frames from other origins. Passed rules are not collected,
 * because that takes as long as the checks. axe is injected once per document, because injecting it is slow.
 */
async function axe(page: Page, skipped: Parts): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode();
  for (const selector of skipped) builder.exclude(selector);
  return builder.options({ resultTypes: ['violations'], preload: false });
}

/** Runs in the page: waits until a theme's colours are applied. Colour transitions would take a second on a listing. */
async function settleColours(theme: string): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  do await nextFrame();
  while (!matchMedia(`(prefers-color-scheme: ${theme})`).matches);
}
