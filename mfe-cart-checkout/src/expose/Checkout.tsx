/** `/checkout`, from Buy Now or from the cart (docs/product/checkout.md). */
export { CheckoutPage as default } from '../checkout/CheckoutPage';
