import { anyProduct } from '../../e2e/catalogue';
import { test } from '../test';

test('if a remote is unreachable the shop still works, and Try Again loads its page', async ({
  shopper,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/./);
  await shop.stopRemote('mfe_cart_checkout');
  await shopper.goto(anyProduct.path);
  await shopper.click('button', 'Add to Cart', 'main');
  await shopper.click('link', 'Cart, 1 item');
  await shopper.see('heading', 'Connection Lost');
  await shop.startRemote('mfe_cart_checkout');
  await shopper.click('button', 'Try Again');
  await shopper.see('link', anyProduct.title, 'main');
});
