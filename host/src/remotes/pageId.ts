import type { ComponentType } from 'react';
import type * as loader from 'remote-loader';

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

interface RemoteModules {
  'mfe_catalog/Search': typeof import('mfe_catalog/Search');
  'mfe_catalog/SectionPanel': typeof import('mfe_catalog/SectionPanel');
  'mfe_catalog/Suggestions': typeof import('mfe_catalog/Suggestions');
  'mfe_cart_checkout/MiniCart': typeof import('mfe_cart_checkout/MiniCart');
}

/** The federation id of a module that is not a page. */
export type ModuleId = keyof RemoteModules;

export type RemoteModule<Id extends ModuleId> = RemoteModules[Id]['default'];

/** A page has no props. From the host it needs only the router and the stores. */
export type PageComponent = ComponentType;

type PagesWithoutProps = {
  [Id in keyof RemotePages]: RemotePages[Id] extends { default: PageComponent } ? Id : never;
};

/** The federation id of a page that a route can show, such as `mfe_catalog/Landing`. */
export type RoutePageId = PagesWithoutProps[keyof RemotePages];

export type PageId = RoutePageId | ModuleId;

export type RemoteLoader = loader.RemoteLoader<PageComponent>;

export type PageState = loader.PageState<PageComponent>;

/** A component is a function, or the object that `memo`, `forwardRef` or `observer` returns. */
export function isComponent(value: unknown): value is PageComponent {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
