import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** axe without comments and white space. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks a page with axe, which is injected once per document: its builder would inject it twice for each check, unminified,
 * which takes longer than the checks. Passed rules are not collected, because that takes as long as the checks. Legacy mode
 * saves axe an extra page, which it needs only for frames from other origins.
 *
 * @param excluded selectors of parts that are not checked
 * @param rules the only rules to check; all, if none are given
 * @returns a line for each violation: the rule and the element
 */
export async function axeFindings(
  page: Page,
  { excluded = [], rules = [] }: { excluded?: readonly string[]; rules?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const builder = new AxeBuilder({ page, axeSource: ';' }).setLegacyMode();
  builder.options({ resultTypes: ['violations'], preload: false });
  for (const selector of excluded) builder.exclude(selector);
  if (rules.length > 0) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
