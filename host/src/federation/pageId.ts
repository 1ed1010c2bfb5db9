import type { ComponentType } from 'react';

/** The pages that the remotes expose, with their types; at run time they come through federation. */
interface RemotePages {
  'mfe_catalog/Landing': typeof import('mfe_catalog/Landing');
  'mfe_catalog/Listing': typeof import('mfe_catalog/Listing');
  'mfe_catalog/ProductDetail': typeof import('mfe_catalog/ProductDetail');
  'mfe_catalog/Wishlist': typeof import('mfe_catalog/Wishlist');
  'mfe_cart_checkout/Cart': typeof import('mfe_cart_checkout/Cart');
  'mfe_cart_checkout/Checkout': typeof import('mfe_cart_checkout/Checkout');
  'mfe_account_auth/Login': typeof import('mfe_account_auth/Login');
  'mfe_account_auth/Register': typeof import('mfe_account_auth/Register');
  'mfe_account_auth/Account': typeof import('mfe_account_auth/Account');
}

/** A page needs nothing from the host but the router and the stores: it has no props. */
export type PageComponent = ComponentType;

type PagesWithoutProps = {
  [Id in keyof RemotePages]: RemotePages[Id] extends { default: PageComponent } ? Id : never;
};

/** The federation id of a remote's page, such as `mfe_catalog/Landing`. */
export type PageId = PagesWithoutProps[keyof RemotePages];

/** The remote that a page belongs to. */
export function remoteOf(page: PageId): string {
  return page.slice(0, page.indexOf('/'));
}

/** A function, or what `memo`, `forwardRef` and `observer` make of one. */
export function isComponent(value: unknown): value is PageComponent {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
