import { searchState } from 'shared-state';
import type { Address, RoutedPage } from 'stand-in/hydration';
import Landing from '../expose/Landing';
import Listing from '../expose/Listing';
import ProductDetail from '../expose/ProductDetail';
import Wishlist from '../expose/Wishlist';

const listing = (section: string): RoutedPage => ({ page: Listing, path: `/product${section}` });
const detail: RoutedPage = { page: ProductDetail, path: '/product/:id' };

/** Addresses of this remote's pages. Some have a query and navigation state, on which the HTML does not depend. */
export const pages: readonly (RoutedPage & Address)[] = [
  { page: Landing, path: '/', pathname: '/' },
  { ...listing(''), pathname: '/product' },
  { ...listing('/men'), pathname: '/product/men' },
  { ...listing('/women'), pathname: '/product/women' },
  { ...listing('/kids'), pathname: '/product/kids' },
  { ...listing('/men'), pathname: '/product/men', search: '?category=shirts&discount=20' },
  { ...listing('/women'), pathname: '/product/women', state: searchState('saree') },
  { ...detail, pathname: '/product/men-shirt-1' },
  { ...detail, pathname: '/product/women-saree-3' },
  { ...detail, pathname: '/product/kids-boy-tshirt-2' },
  { ...detail, pathname: '/product/nothing-1' },
  { page: Wishlist, path: '/wishlist', pathname: '/wishlist' },
];
