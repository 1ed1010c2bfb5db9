import { matchRoutes } from 'shared-ui/router';
import type { SkeletonShape } from 'tooling/declared-routes';
import type { ModuleId, RoutePageId } from './federation/pageId';

/** With the top bar and the footer, or without. */
export type PageLayout = 'bars' | 'bare';

/** A route that a remote's page answers. */
export interface RemoteRoute {
  readonly path: string;
  readonly page: RoutePageId;
  /** For the time until the page is here. */
  readonly shape: SkeletonShape;
  /** The heading of a page whose content is in the shopper's browser: what its HTML can say. */
  readonly title?: string;
  /** Only for shoppers who have signed in (SPEC §2, guard). */
  readonly isGuarded?: true;
  /** What stands around it (SPEC §2, shared layout); the bars unless it says otherwise. */
  readonly layout?: PageLayout;
}

/**
 * The map of the shop: which remote's page answers which address (SPEC §2). Further routes may come with a remote
 * (docs/remotes.md); they take no address from these.
 */
export const remoteRoutes: readonly RemoteRoute[] = [
  { path: '/', page: 'mfe_catalog/Landing', shape: 'landing' },
  { path: '/product', page: 'mfe_catalog/Listing', shape: 'listing' },
  { path: '/product/men', page: 'mfe_catalog/Listing', shape: 'listing' },
  { path: '/product/women', page: 'mfe_catalog/Listing', shape: 'listing' },
  { path: '/product/kids', page: 'mfe_catalog/Listing', shape: 'listing' },
  { path: '/product/:id', page: 'mfe_catalog/ProductDetail', shape: 'detail' },
  {
    path: '/wishlist',
    page: 'mfe_catalog/Wishlist',
    shape: 'listing',
    title: 'Wishlist',
    isGuarded: true,
  },
  { path: '/cart', page: 'mfe_cart_checkout/Cart', shape: 'form', title: 'Cart' },
  {
    path: '/checkout',
    page: 'mfe_cart_checkout/Checkout',
    shape: 'form',
    title: 'Checkout',
    isGuarded: true,
  },
  { path: '/account', page: 'mfe_account_auth/Account', shape: 'form', title: 'Account' },
  { path: '/login', page: 'mfe_account_auth/Login', shape: 'auth', layout: 'bare' },
  { path: '/register', page: 'mfe_account_auth/Register', shape: 'auth', layout: 'bare' },
];

/** Where most visits go on, in the order of need: loaded ahead of any sign of interest. */
export const likelyPages: readonly RoutePageId[] = [
  'mfe_catalog/Listing',
  'mfe_catalog/ProductDetail',
  'mfe_cart_checkout/Cart',
];

/**
 * What the host's own parts load from remotes beside pages: part of the contract too, which reads it here (ADR 25).
 *
 * @public
 */
export const remoteModules: readonly ModuleId[] = [
  'mfe_catalog/Search',
  'mfe_catalog/SectionPanel',
];

const matchable = remoteRoutes.map(({ path, page }) => ({ path, page, caseSensitive: true }));

/** The page that answers a path, for loading it ahead of a click: the router's own choice. */
export function pageForPath(pathname: string): RoutePageId | undefined {
  return matchRoutes(matchable, pathname)?.at(-1)?.route.page;
}
