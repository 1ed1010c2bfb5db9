/** `/checkout`, reached from Buy Now or from the cart (SPEC §2, Checkout). */
export { CheckoutPage as default } from '../checkout/CheckoutPage';
