import { SHOP_TAGLINE } from 'shared-ui';
import { matchRoutes } from 'shared-ui/router';
import type { SkeletonShape } from 'remote-loader/formats';
import { sections, listingParameters } from './layout/sections.data';
import type { ModuleId, PageId, RoutePageId } from './remotes/pageId';

export interface RemoteRoute {
  readonly path: string;
  readonly page: RoutePageId;
  readonly shape: SkeletonShape;
  /** The heading and the title until the page is loaded; see {@link headingOf}. */
  readonly title?: string;
  /** The storage key of the data that decides the content. With it, the shopper sees a skeleton until hydration. */
  readonly storageKey?: 'cart' | 'user';
  /** The query parameters and the entries of the navigation state that decide the content. With one, the same. */
  readonly variesBy?: readonly string[];
  /** True for signed-in shoppers only (docs/product/routes.md#routes). */
  readonly isGuarded?: true;
  /** Without top bar and footer. */
  readonly isBare?: true;
}

/**
 * The route table: the remote's page of each path. More routes may come with a remote (docs/remotes.md), but none
 * of them replaces a path of this table.
 */
export const shopRoutes: readonly RemoteRoute[] = [
  {
    path: '/',
    page: 'mfe_catalog/Landing',
    shape: 'landing',
    title: SHOP_TAGLINE,
  },
  listing('/product', sections[0]?.name),
  // Before `/product/:id`, which would match too.
  ...sections.map(({ id, name }) => listing(`/product/${id}`, name)),
  { path: '/product/:id', page: 'mfe_catalog/ProductDetail', shape: 'detail', title: 'Product' },
  // An unknown product, as in the HTML of these addresses.
  { path: '/product/*', page: 'mfe_catalog/ProductDetail', shape: 'detail', title: 'Product' },
  {
    path: '/wishlist',
    page: 'mfe_catalog/Wishlist',
    shape: 'listing',
    title: 'Wishlist',
    storageKey: 'user',
    isGuarded: true,
  },
  {
    path: '/cart',
    page: 'mfe_cart_checkout/Cart',
    shape: 'form',
    title: 'Cart',
    storageKey: 'cart',
  },
  {
    path: '/checkout',
    page: 'mfe_cart_checkout/Checkout',
    shape: 'form',
    title: 'Checkout',
    storageKey: 'user',
    isGuarded: true,
  },
  {
    path: '/account',
    page: 'mfe_account_auth/Account',
    shape: 'form',
    title: 'Account',
    storageKey: 'user',
    variesBy: ['tab', 'order'],
  },
  {
    path: '/login',
    page: 'mfe_account_auth/Login',
    shape: 'auth',
    title: 'Sign In',
    isBare: true,
  },
  {
    path: '/register',
    page: 'mfe_account_auth/Register',
    shape: 'auth',
    title: 'Create account',
    isBare: true,
  },
];

function listing(path: string, title = ''): RemoteRoute {
  const page = 'mfe_catalog/Listing';
  return { path, page, shape: 'listing', title, variesBy: listingParameters };
}

/** The routes with one address. */
export const fixedRoutes = shopRoutes.filter(({ path }) => !/[:*]/.test(path));

/** The most likely next pages, and the mini cart, which are loaded ahead. The most likely comes first. */
export const likelyPages: readonly PageId[] = [
  'mfe_catalog/Listing',
  'mfe_catalog/ProductDetail',
  'mfe_cart_checkout/MiniCart',
  'mfe_cart_checkout/Cart',
];

/**
 * The remotes' modules that the host uses in addition to pages. They are part of the contract (docs/decisions/contract.md).
 */
export const remoteModules: readonly ModuleId[] = [
  'mfe_catalog/Search',
  'mfe_catalog/SectionPanel',
  'mfe_catalog/Suggestions',
  'mfe_cart_checkout/MiniCart',
];

/**
 * The heading of a page that is not loaded: the route's title. A route that comes with a remote may have none; then the
 * heading is the first segment of its path. `/summer-sale/:id` is "Summer sale".
 */
export function headingOf({ path, title }: Pick<RemoteRoute, 'path' | 'title'>): string {
  if (title !== undefined) return title;
  const words = path.split('/')[1]?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The route of a path, chosen as the router would. */
export function routeFor(
  pathname: string,
  routes: readonly RemoteRoute[],
): RemoteRoute | undefined {
  const matchable = routes.map((route) => ({ path: route.path, caseSensitive: true, route }));
  return matchRoutes(matchable, pathname)?.at(-1)?.route.route;
}

/** Routes by path. The router prepares the whole table at each call, and a click makes several calls. */
const matched = new Map<string, RemoteRoute | undefined>();

function routeAt(pathname: string): RemoteRoute | undefined {
  if (!matched.has(pathname)) matched.set(pathname, routeFor(pathname, shopRoutes));
  return matched.get(pathname);
}

export function pageForPath(pathname: string): RoutePageId | undefined {
  return routeAt(pathname)?.page;
}

export function isBareAt(pathname: string): boolean {
  return routeAt(pathname)?.isBare ?? false;
}
