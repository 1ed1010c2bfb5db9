import { anyProduct, otherProduct } from '../../e2e/catalogue';
import { test } from '../test';

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
