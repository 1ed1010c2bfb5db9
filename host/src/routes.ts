import { matchRoutes } from 'shared-ui/router';
import type { SkeletonShape } from 'tooling/declared-routes';
import type { ModuleId, RoutePageId } from './federation/pageId';

/** The layout with top bar and footer, or without. */
export type PageLayout = 'bars' | 'bare';

/** A route to a remote's page. */
export interface RemoteRoute {
  readonly path: string;
  readonly page: RoutePageId;
  /** The skeleton while the page is loading. */
  readonly shape: SkeletonShape;
  /** The heading of a page whose content depends on the shopper's browser, for its HTML. */
  readonly title?: string;
  /** True for signed-in shoppers only (SPEC §2, guard). */
  readonly isGuarded?: true;
  /** The layout (SPEC §2, shared layout); `bars` by default. */
  readonly layout?: PageLayout;
}

/**
 * The route table: which remote's page answers which path (SPEC §2). Further routes may come with a remote (docs/remotes.md);
 * none of them takes a path of this table.
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

/** The most likely next pages, the likeliest first, which are loaded ahead. */
export const likelyPages: readonly RoutePageId[] = [
  'mfe_catalog/Listing',
  'mfe_catalog/ProductDetail',
  'mfe_cart_checkout/Cart',
];

/**
 * The remotes' modules that the host uses beside pages; also read from this file as part of the contract (ADR 25).
 *
 * @public
 */
export const remoteModules: readonly ModuleId[] = [
  'mfe_catalog/Search',
  'mfe_catalog/SectionPanel',
];

const matchable = remoteRoutes.map((route) => ({ ...route, caseSensitive: true }));

/** What paths have been matched to: the router would prepare the whole table at each call, of which a click makes several. */
const matched = new Map<string, RemoteRoute | undefined>();

function routeAt(pathname: string): RemoteRoute | undefined {
  if (!matched.has(pathname))
    matched.set(pathname, matchRoutes(matchable, pathname)?.at(-1)?.route);
  return matched.get(pathname);
}

/** The remote's page that answers a path, matched as the router does; for prefetching. */
export function pageForPath(pathname: string): RoutePageId | undefined {
  return routeAt(pathname)?.page;
}

/** The layout of the page that answers a path. */
export function layoutAt(pathname: string): PageLayout {
  return routeAt(pathname)?.layout ?? 'bars';
}
