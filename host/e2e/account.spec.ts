import type { Page } from '@playwright/test';
import { sampleUser } from 'stand-in/sample-product';
import { expect, goto, reload, test } from './shop';
import { signIn } from './steps';
import { SHOP_NAME } from 'shared-ui/shop-name';

test('while registering, Back and Forward move between the steps, and a reload keeps everything except passwords', async ({
  page,
}) => {
  await goto(page, '/register');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Asha');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Secret-Thread-9');
  await page.getByRole('textbox', { name: 'City' }).fill('Pune');
  const progress = page.getByRole('progressbar');
  await page.goBack();
  await expect(progress).toContainText('Step 2 of 4');
  await page.goBack();
  await expect(progress).toContainText('Step 1 of 4');
  await page.goForward();
  await page.goForward();
  await reload(page);
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Pune');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(progress).toContainText('Step 2 of 4');
  await page.goForward();
  await expect(progress).toContainText('Step 3 of 4');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('status').getByText(`Welcome to ${SHOP_NAME}, Asha.`)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('weft.registration'))).toBeNull();
});

test.describe('the account', () => {
  test('has three tabs, shows a guest sample orders and settings, and leads to sign-in and back @sample', async ({
    page,
  }) => {
    await goto(page, '/account?tab=orders');
    const entries = await page.evaluate(() => history.length);
    await expect(page.getByRole('tab')).toHaveText(['Profile', 'Orders', 'Settings']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Orders');
    await expect(page.getByRole('article').first()).toContainText('$3,022.92');
    await expectInert(page, ['View Details', 'Track Order'], 4);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText('Not provided')).toHaveCount(11);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expectInert(
      page,
      ['Change Password', 'Update Phone Number', 'Change Email Address', 'Delete Account'],
      1,
    );
    await expect(page).toHaveURL('/account?tab=settings');
    expect(await page.evaluate(() => history.length), 'tabs are no steps of Back').toBe(entries);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page);
    await expect(page).toHaveURL('/account?tab=settings');
  });

  test('any text of the profile is shown as text, and the layout holds', async ({ page }) => {
    const texts = {
      'First name': '<img src=x onerror="console.error(1)">',
      'Last name': 'שרה כהן',
      City: '👩‍👩‍👧‍👦🧵',
      State: 'n'.repeat(10_000),
    };
    const [firstName, lastName, city, state] = Object.values(texts);
    const name = Object.values(texts).join(' ');
    const user = { ...sampleUser, name, firstName, lastName, city, state };
    await page.addInitScript((text) => localStorage.setItem('user', text), JSON.stringify(user));
    await page.setViewportSize({ width: 320, height: 700 });
    await goto(page, '/account');
    for (const [term, text] of Object.entries(texts)) {
      const row = page.locator('dl > div', { has: page.getByText(term, { exact: true }) });
      await expect(row.locator('dd'), term).toHaveText(text);
      const [labelAt, textAt] = await row.evaluate(startsOfTexts);
      expect(textAt, term).toBe(labelAt);
    }
    const width = await page.getByRole('main').evaluate((main) => main.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

/** Runs in the page: where the text of each child begins. */
function startsOfTexts({ children }: Element): readonly number[] {
  return [...children].map((child) => {
    const range = new Range();
    range.selectNodeContents(child);
    return Math.round(range.getBoundingClientRect().left);
  });
}

async function expectInert(page: Page, names: readonly string[], count: number): Promise<void> {
  const before = page.url();
  for (const name of names) {
    const buttons = page.getByRole('button', { name });
    await expect(buttons).toHaveCount(count);
    await expect(buttons.first()).toBeEnabled();
    await expect(buttons.first()).toHaveAccessibleDescription(/^Demo: /);
    await buttons.first().click();
  }
  expect(page.url()).toBe(before);
}
