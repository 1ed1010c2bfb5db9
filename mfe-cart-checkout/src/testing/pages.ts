import { buyNowState } from 'shared-state';
import type { Address, RoutedPage } from 'stand-in/hydration';
import Cart from '../expose/Cart';
import Checkout from '../expose/Checkout';

export const SHIRT = {
  id: 'men-shirt-1',
  title: 'Navy Madras Check Shirt',
  imageUrl: '/media/products/men-shirt-1.webp',
  newPrice: '1,299',
};

/** Addresses of this remote's pages. Some have a query and navigation state, on which the HTML does not depend. */
export const pages: readonly (RoutedPage & Address)[] = [
  { page: Cart, path: '/cart', pathname: '/cart' },
  { page: Checkout, path: '/checkout', pathname: '/checkout' },
  { page: Checkout, path: '/checkout', pathname: '/checkout', state: buyNowState(SHIRT) },
];
