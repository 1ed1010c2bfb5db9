import { LANDING_BUDGET, landingScripts } from 'tooling/budgets';
import { expect, test } from './shop';

test('the landing page asks for the scripts that the budget counts, and no others', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    // It comes when the page is interactive and the browser has nothing else to do.
    const isLate = path.startsWith('assets/offline.');
    if (request.resourceType() === 'script' && !isLate) asked.add(path);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const counted = landingScripts();
  expect([...asked].sort()).toEqual(counted.map((script) => script.file).sort());
  expect(counted.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(
    LANDING_BUDGET,
  );
});
