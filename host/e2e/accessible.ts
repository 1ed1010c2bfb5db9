import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop';

/** Selectors of parts of a page. */
type Parts = readonly string[];

/** The cards of a listing after its first dozen, which has one of each kind. */
export const REPEATED: Parts = ['li:nth-child(n + 13) > article'];

/** They have been seen in both themes before. */
export const BARS: Parts = ['#root > div > header', '#root > div > footer'];

interface Look {
  readonly themes: readonly ['light' | 'dark', 'light' | 'dark'];
  /** What axe leaves out in each theme. */
  readonly skipped: { readonly first: Parts; readonly other: Parts };
}

/** A further state of a page that every route has been seen in. */
const STATE: Look = { themes: ['light', 'dark'], skipped: { first: BARS, other: BARS } };

/** All rules in the first theme; the other one changes colours and nothing else. */
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
 * The shop has no frames of other origins, which axe would need one more page for. What passes is not collected, which
 * takes as long as the checks themselves. A document gets axe once, which takes as long as the checks of a small page.
 */
async function axe(page: Page, skipped: Parts): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode();
  for (const selector of skipped) builder.exclude(selector);
  return builder.options({ resultTypes: ['violations'], preload: false });
}

/** Runs in the page: waits until a theme's colours are there. Their transitions would take a listing a second. */
async function settleColours(theme: string): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  do await nextFrame();
  while (!matchMedia(`(prefers-color-scheme: ${theme})`).matches);
}
