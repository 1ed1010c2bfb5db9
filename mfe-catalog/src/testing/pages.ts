import { productPath, searchState } from 'shared-state';
import type { Address, RoutedPage } from 'stand-in/hydration';
import { productsOf } from '../catalogue/catalogue';
import { firstSection, sections } from '../catalogue/sections';
import Landing from '../expose/Landing';
import Listing from '../expose/Listing';
import ProductDetail from '../expose/ProductDetail';
import Wishlist from '../expose/Wishlist';

type Page = RoutedPage & Address;

const listing = (pathname: string): Page => ({ page: Listing, path: pathname, pathname });
const PRODUCT = { page: ProductDetail, path: '/product/:id' };

/** The shop's first products, and the listing that has them. */
export const firstProducts = productsOf(firstSection);
export const firstListing = listing(firstSection.viewMoreLink);

/** A query of that listing: its first category. */
export const inCategory = `?category=${firstSection.categories[0]?.id}`;

/** Addresses of this remote's pages. Some have a query and navigation state, on which the HTML does not depend. */
export const pages: readonly Page[] = [
  { page: Landing, path: '/', pathname: '/' },
  listing('/product'),
  ...sections.map(({ viewMoreLink }) => listing(viewMoreLink)),
  { ...firstListing, search: `${inCategory}&discount=20` },
  { ...firstListing, state: searchState(firstProducts[0]?.title ?? '') },
  ...sections.flatMap((section) => {
    const [first] = productsOf(section);
    return first ? [{ ...PRODUCT, pathname: productPath(first.id) }] : [];
  }),
  { ...PRODUCT, pathname: '/product/nothing-1' },
  { page: Wishlist, path: '/wishlist', pathname: '/wishlist' },
];
