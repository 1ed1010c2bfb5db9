import type { Page } from '@playwright/test';

/** Signs in on the page that asks for it. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
  await page.getByLabel('Password').fill('any password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Signing In...' }).waitFor();
}

/** Fills in what the checkout needs beside the e-mail. */
export async function fillShipping(page: Page): Promise<void> {
  const fields = {
    'First Name': 'Asha',
    'Last Name': 'Rao',
    Phone: '555 0100',
    Address: '12 Mill Lane',
    City: 'Pune',
    State: 'MH',
    'ZIP Code': '411001',
  };
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name }).fill(value);
  }
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IN');
}
