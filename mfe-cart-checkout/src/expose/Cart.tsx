/** `/cart` (SPEC §2, Cart). */
export { CartPage as default } from '../cart/CartPage';
