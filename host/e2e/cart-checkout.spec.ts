import type { Locator, Page } from '@playwright/test';
import { anyProduct, firstSection, otherProduct } from './catalogue';
import { expect, goto, reload, test } from './shop';
import { fillCard, fillShipping, fillShop, stopClock } from './steps';

const SAREE = {
  id: otherProduct.id,
  title: 'Turmeric Handloom Cotton Temple Border Saree',
  imageUrl: otherProduct.imageUrl,
  newPrice: '2,799',
  oldPrice: '3,299',
  quantity: 2,
  sizes: { M: 1, L: 1 },
};
const SHIRT = {
  id: anyProduct.id,
  title: 'Indigo Oxford Shirt',
  imageUrl: anyProduct.imageUrl,
  newPrice: 1299,
  quantity: 1,
};

test('the mini cart follows the pressed button, asks for the size, and gives the focus back @sample', async ({
  page,
}) => {
  await goto(page, firstSection.path);
  const card = page.getByRole('article').first();
  const button = card.getByRole('button', { name: 'Add to Cart' });
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await expect(button, 'it does not take the focus').toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(panel).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await panel.getByRole('button', { name: 'Size L' }).click();
  await expect(panel).toContainText('Size L · Quantity 1');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the cart shows its lines and sums, counts a held key, and is printed without buttons', async ({
  page,
}) => {
  await fillShop(page, [SAREE, SHIRT]);
  await goto(page, '/cart');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await test.step('shows each line with its sizes, prices and total, and the sums', async () => {
    const line = lineOf(page, 'Turmeric');
    await expect(line).toContainText('Size M, L');
    await expect(line).toContainText('Price $2,799');
    await expect(line).toContainText('Old price $3,299');
    await expect(line).toContainText('$5,598.00');
    for (const row of ['Subtotal$6,897.00', 'ShippingFree', 'Tax$551.76', 'Total$7,448.76']) {
      await expect(summary).toContainText(row);
    }
    await expect(summary).toContainText('You save $1,000.00');
    await expect(summary).toContainText('Free shipping on orders over $50. 30-day return policy.');
  });

  await test.step('is printed with one total and no buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Total', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('counts every repeat of a held key, stops at 1, and accepts a typed quantity', async () => {
    const line = lineOf(page, 'Indigo');
    const quantity = line.getByRole('textbox');
    const more = line.getByRole('button', { name: 'Increase quantity' });
    await more.focus();
    for (let step = 0; step < 60; step += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(quantity).toHaveValue('61');
    const fewer = line.getByRole('button', { name: 'Decrease quantity' });
    await fewer.focus();
    for (let step = 0; step < 70; step += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(quantity).toHaveValue('1');

    await quantity.fill('10000');
    await quantity.press('Enter');
    const rows = await line.getByText('$12,990,000.00', { exact: true }).evaluate((total) => {
      const text = document.createRange();
      text.selectNodeContents(total);
      return text.getClientRects().length;
    });
    expect(rows, 'rows of the total').toBe(1);
    await expect(summary).toContainText('Total$14,035,245.84');
  });

  await test.step('links the shop when it is empty', async () => {
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await page.getByRole('link', { name: 'Start Shopping' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the checkout', () => {
  test('has the specified fields, which format what is typed, completes once for several submits, and keeps showing the order', async ({
    page,
  }) => {
    await page.clock.install();
    await fillShop(page, [SAREE, SHIRT]);
    await goto(page, '/checkout');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await test.step('has the specified fields, with autocomplete tokens', async () => {
      const tokens = {
        'First Name': 'shipping given-name',
        'Last Name': 'shipping family-name',
        Email: 'shipping email',
        Phone: 'shipping tel',
        Address: 'shipping street-address',
        City: 'shipping address-level2',
        State: 'shipping address-level1',
        'ZIP Code': 'shipping postal-code',
        'Card Number': 'cc-number',
        'Name on Card': 'cc-name',
        'Expiry Date': 'cc-exp',
        CVV: 'cc-csc',
      };
      for (const [name, token] of Object.entries(tokens)) {
        await expect(page.getByRole('textbox', { name })).toHaveAttribute('autocomplete', token);
      }
      const country = page.getByRole('combobox', { name: 'Country' });
      await expect(country).toHaveAttribute('autocomplete', 'shipping country');
      const values = await country.evaluate(({ options }: HTMLSelectElement) =>
        [...options].map(({ value }) => value),
      );
      expect(values).toEqual(['', 'US', 'CA', 'UK', 'IN', 'AU']);
      await expect(page.getByPlaceholder('1234 5678 9012 3456')).toBeVisible();
      await expect(page.getByPlaceholder('MM/YY')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Save card' })).toHaveAccessibleDescription(
        'Demo: cards are never saved',
      );
      await expect(page.getByText('This is a demo: no payment is taken.')).toBeVisible();
    });

    await test.step('shows the card fields only for payment by card', async () => {
      await expect(page.getByRole('radio', { name: 'Card', exact: true })).toBeChecked();
      for (const name of ['PayPal', 'Cash on Delivery']) {
        await page.getByRole('radio', { name }).check();
        await expect(page.getByRole('textbox', { name: 'Card Number' })).toHaveCount(0);
      }
      await page.getByRole('radio', { name: 'Card', exact: true }).check();
      await expect(page.getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
    });

    await test.step('groups the digits of the card number and keeps the caret', async () => {
      const card = page.getByRole('textbox', { name: 'Card Number' });
      await card.pressSequentially('411111111111111');
      await expect(card).toHaveValue('4111 1111 1111 111');
      await setCaret(card, 6);
      await page.keyboard.type('9');
      await expect(card).toHaveValue('4111 1911 1111 1111');
      expect(await caretOf(card)).toBe(7);
    });

    await test.step('accepts exactly three codes, shows them in capitals and keeps the caret', async () => {
      const code = page.getByRole('textbox', { name: 'Discount Code' });
      const apply = page.getByRole('button', { name: 'Apply' });
      const summary = page.getByRole('region', { name: 'Order Summary' });
      await expect(
        page.getByText('This demo accepts SUMMER25, WELCOME10 and FAMILY50.'),
      ).toBeVisible();
      // discountPercent.sample.test.ts has the other codes.
      await code.fill('MEN50');
      await apply.click();
      await expect(page.getByText('Invalid discount code')).toBeVisible();
      await expect(summary).toContainText('Discount$0.00');
      await code.fill('');
      await code.pressSequentially('sumer25');
      await setCaret(code, 2);
      await page.keyboard.type('m');
      await expect(code).toHaveValue('SUMMER25');
      expect(await caretOf(code)).toBe(3);
      const applied = page.getByRole('group', { name: 'Discount' }).getByRole('status');
      await expect(applied).toHaveText('');
      await code.press('Enter');
      await expect(applied).toHaveText('SUMMER25: 25%, shown for information');
      await expect(page.getByText('Invalid discount code')).toBeHidden();
      await expect(summary).toContainText('Discount$1,724.25 (25%)');
      await expect(summary).toContainText('Shown for information, not deducted');
      await expect(summary).toContainText('Total$7,448.76');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('prints the order without the form', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible();
      await expect(page.getByText('Turmeric Handloom')).toBeVisible();
      await expect(page.getByLabel('Address')).toBeHidden();
      await expect(page.getByText('Complete Purchase')).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await fillShipping(page);
    await fillCard(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Complete Purchase' }).evaluate((button) => {
      const form = button.closest('form');
      for (let time = 0; time < 5; time += 1) form?.requestSubmit();
      if (button instanceof HTMLButtonElement) button.click();
    });
    const dialog = page.getByRole('dialog', { name: 'Payment Successful!' });
    await expect(dialog).toHaveCount(1);
    await expect(dialog).toContainText(
      'Your order has been placed successfully. You will receive a confirmation email shortly. Redirecting to home page...',
    );
    // Behind the dialog is the top of the receipt, which is shorter than the form.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await page.emulateMedia({ media: null });
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('heading', { name: 'Thank you, Asha' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(
      'Turmeric Handloom Cotton Temple Border Saree × 2',
    );
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await page.clock.runFor(3_300);
    await expect(page).toHaveURL('/checkout');

    // A reload and Back show the order, and nothing that could be ordered again.
    const order = await page.getByText(/^WF-\w+$/).textContent();
    await page.clock.resume();
    await reload(page);
    await expect(page.getByText(String(order))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^Order ${order}`));
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByText(String(order))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete Purchase' })).toHaveCount(0);
  });

  test('links the landing page, which names the order, its receipt, and a line without a size', async ({
    page,
  }) => {
    await page.clock.install();
    await fillShop(page, [{ ...SAREE, quantity: 3 }, SHIRT]);
    await goto(page, '/checkout');
    const name = 'Choose a size: Indigo Oxford Shirt';
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('button', { name })).toBeFocused();
    await page.goBack();
    await fillShipping(page);
    await fillCard(page);
    await reload(page);
    await expect(page.getByRole('textbox', { name: 'City' })).not.toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('IN');
    await expect(page.getByRole('textbox', { name: 'Card Number' })).toHaveValue('');
    await fillCard(page);
    await expect(page.getByText('2 pieces have no size.')).toBeVisible();
    await stopClock(page);
    await page.getByRole('button', { name: 'Complete Purchase' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL('/');
    await page.clock.resume();
    await reload(page);
    await expect(page.getByText(/^Order WF-\w+ placed/)).toBeVisible();
    await page.getByRole('link', { name: 'View receipt' }).click();
    const heading = page.getByRole('heading', { level: 1, name: /^Order WF-/ });
    await expect(heading).toBeFocused();
    await reload(page);
    await expect(heading).toBeVisible();
  });
});

test('cart and checkout need no sideways scrolling at 320 px, even with very long words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const long = { ...SHIRT, title: 'W'.repeat(10_000), newPrice: 9_999_999, quantity: 999_999 };
  await fillShop(page, [{ ...SAREE, title: 'שִׂמְלָה 👗 <b>x</b>' }, long]);
  for (const path of ['/cart', '/checkout']) {
    await goto(page, path);
    await expect(page.getByRole('region', { name: 'Order Summary' })).toBeVisible();
    const width = await page.evaluate(() => document.querySelector('main')?.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});

function lineOf(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: title });
}

async function setCaret(field: Locator, at: number): Promise<void> {
  await field.focus();
  await field.evaluate((input: HTMLInputElement, caret) => {
    input.setSelectionRange(caret, caret);
  }, at);
}

function caretOf(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement) => input.selectionStart);
}
