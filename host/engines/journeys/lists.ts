import { anyProduct, lastSection, otherProduct } from '../../e2e/catalogue';
import { expect, test } from '../test';
import { signIn } from './purchase';

test('a product that was removed from the wishlist can be restored', async ({ shopper }) => {
  await shopper.goto(lastSection.path);
  await shopper.click('button', 'Add to wishlist', 'article');
  await shopper.click('link', 'Wishlist, 1 item');
  await expect.poll(() => shopper.path()).toBe('/login');
  await signIn(shopper);
  await expect.poll(() => shopper.path()).toBe('/wishlist');
  await shopper.click('button', 'Remove from wishlist');
  await shopper.see('heading', 'Your wishlist is empty');
  await shopper.click('button', 'Undo');
  await shopper.see('button', 'Remove from wishlist', 'article');
});

test(
  'two windows that add to the cart at the same time lose nothing',
  { tag: '@processes' },
  async ({ shopper, openWindow }) => {
    const other = await openWindow();
    await shopper.goto(anyProduct.path);
    await other.goto(otherProduct.path);
    const add = async (at: number): Promise<void> => {
      const button = [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent === 'Add to Cart',
      );
      await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
      for (let times = 0; times < 5; times += 1) (button as HTMLButtonElement).click();
    };
    const at = Date.now() + 500;
    await Promise.all([shopper.window.run(add, at), other.window.run(add, at)]);
    await shopper.see('link', 'Cart, 10 items');
    await other.see('link', 'Cart, 10 items');
  },
);

test('if storage is blocked, the cart is kept in memory', async ({ shopper, site }) => {
  site.addScript(
    'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("No", "SecurityError"); } });',
  );
  try {
    await shopper.goto(anyProduct.path);
    await shopper.click('button', 'Add to Cart', 'main');
    await shopper.click('link', 'Cart, 1 item');
    await shopper.see('listitem', anyProduct.title, 'main');
  } finally {
    site.addScript('');
  }
});
