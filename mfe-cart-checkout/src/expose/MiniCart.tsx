/** The mini cart, which the host shows after Add to Cart on any page (docs/product/product.md#mini-cart). */
export { MiniCart as default } from '../miniCart/MiniCart';
