/** `/cart` (docs/product/cart.md). */
export { CartPage as default } from '../cart/CartPage';
