import { expect } from '@playwright/test';
import { standInTest, chooseState } from 'stand-in/testing';

const test = standInTest('mfe-account-auth');

test('each page is shown without the host', async ({ page }) => {
  // The remote has no page at this address, so the first of its pages is shown.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, heading] of [
    ['/register', 'Create'],
    ['/account', 'Account'],
    ['/login', 'Sign'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: path }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
});

test('the stand-in chooses the signed-in user, also one with a very long name', async ({
  page,
}) => {
  await page.goto('/account');
  await chooseState(page, 'Signed in');
  await expect(page.getByRole('main')).toContainText('asha@example.com');
  await chooseState(page, 'Long names');
  await expect(page.getByRole('main')).toContainText('Pneumonoultramicroscopic');
  await chooseState(page, 'Guest');
  await expect(page.getByRole('main')).toContainText('Not provided');
});

test('a slow gateway keeps the sign-in busy', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const slow = page.getByRole('checkbox', { name: 'Slow gateway' });
  await Promise.all([page.waitForEvent('load'), slow.click()]);
  await expect(slow).toBeChecked();
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByLabel('Password').fill('any password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
});
