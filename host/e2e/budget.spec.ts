import { LANDING_BUDGET, landingScripts } from 'tooling/budgets';
import { expect, test } from './shop';
import { untilIdle } from './steps';

test('the landing page asks for the scripts that the budget counts, and no others', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname.slice(1));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await untilIdle(page);
  const counted = landingScripts();
  expect([...asked].sort()).toEqual(counted.map((script) => script.file).sort());
  expect(counted.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(
    LANDING_BUDGET,
  );
});
