import type { Page } from '@playwright/test';
import { axeFindings } from 'tooling/axe';
import { expect } from './shop';
import { twoFrames } from './steps';

type Parts = readonly string[];

/** Cards of a listing after the first twelve, which include every kind of card. */
export const REPEATED: Parts = ['li:nth-child(n + 13) > article'];

/** Already checked in both themes on another page. */
export const BARS: Parts = ['#root > div > header', '#root > div > footer'];

interface Look {
  /** The theme in which all rules are checked, and another in which only contrast is: it changes only colours. */
  readonly theme: 'light' | 'dark';
  readonly other?: 'light' | 'dark';
  /** What axe leaves out. */
  readonly skipped: Parts;
}

/** Another state of a page whose first state is already checked. */
const STATE: Look = { theme: 'light', other: 'dark', skipped: BARS };

/** Expects that axe finds nothing. */
export async function expectAccessible(
  page: Page,
  what: string,
  { theme, other, skipped }: Look = STATE,
): Promise<void> {
  await showTheme(page, theme);
  await expect.soft(page.getByRole('heading', { level: 1 }), what).toHaveCount(1);
  expect.soft(await axeFindings(page, { excluded: skipped }), what).toEqual([]);
  if (!other) return;
  await showTheme(page, other);
  const findings = await axeFindings(page, { excluded: skipped, rules: ['color-contrast'] });
  expect.soft(findings, `${what}, ${other}`).toEqual([]);
}

/** Shows a page in a theme, without motion. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(stopTransitions);
  do await twoFrames(page);
  while (!(await page.evaluate(hasTheme, colorScheme)));
}

/** Runs in the page: colour transitions would take a second on a listing. */
function stopTransitions(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
}

function hasTheme(theme: string): boolean {
  return matchMedia(`(prefers-color-scheme: ${theme})`).matches;
}
