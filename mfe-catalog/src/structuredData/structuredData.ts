import type {
  BreadcrumbList,
  ItemList,
  Organization,
  Product as ProductThing,
  WebSite,
  WithContext,
} from 'schema-dts';
import { productPath } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import type { Product } from '../catalogue/types';

/** Structured data of a page, in the format of schema.org and JSON-LD. */
export type StructuredData = WithContext<
  BreadcrumbList | ItemList | Organization | ProductThing | WebSite
>;

/** A page in a breadcrumb trail. */
export interface Crumb {
  readonly label: string;
  /** Root-relative. */
  readonly to: string;
}

/** The vocabulary of all structured data. */
export const CONTEXT = 'https://schema.org';

/** Breadcrumbs for search engines: the parent pages, then the current page without its address. */
export function breadcrumbData(
  origin: string,
  trail: readonly Crumb[],
  current: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: origin + to,
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
}

/** The highest number of products in a listing's structured data: as many as its HTML shows, so that the HTML stays small. */
const MAX_LISTED = 60;

/** The products of a listing for search engines, in the listing's order. */
export function itemListData(
  origin: string,
  name: string,
  products: readonly Product[],
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.slice(0, MAX_LISTED).map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + productPath(id),
    })),
  };
}

/** The shop for search engines: its name and its landing page. */
export function shopData(
  origin: string,
): readonly [WithContext<WebSite>, WithContext<Organization>] {
  const shop = { '@context': CONTEXT, name: SHOP_NAME, url: `${origin}/` } as const;
  return [
    { ...shop, '@type': 'WebSite' },
    { ...shop, '@type': 'Organization', logo: `${origin}/favicon.svg` },
  ];
}
