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

/** A shopper who has signed in and has one thing in the cart and on the wishlist, unless the cart is there already. */
export async function fillShop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('cart') !== null) return;
    const item = {
      id: 'men-shirt-1',
      title: 'Navy Madras Check Shirt',
      imageUrl: '/media/products/men-shirt-1.webp',
      newPrice: '1,299',
      oldPrice: '1,899',
      discount: 32,
      rating: 4.5,
      ratingCount: 214,
    };
    const user = { id: 'user-1', email: 'asha@example.com', name: 'asha', avatar: null };
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', 'a token');
    localStorage.setItem('wishlist', JSON.stringify([item]));
    localStorage.setItem('cart', JSON.stringify([{ ...item, quantity: 1 }]));
  });
}
