import type { BreadcrumbList, ItemList, Thing, WithContext } from 'schema-dts';
import { productPath } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import type { Product } from '../catalogue/types';
import { CARDS_AT_ONCE } from '../product/ProductGrid';

/** Structured data of a page, in the format of schema.org and JSON-LD. */
export type StructuredData = WithContext<Thing>;

export const CONTEXT = 'https://schema.org';

/** Breadcrumbs for search engines: the parent pages with root-relative paths, then the current page without an address. */
export function breadcrumbData(
  origin: string,
  trail: readonly { readonly label: string; readonly to: string }[],
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

/** The products of a listing for search engines, in the listing's order: those that its HTML shows, so that it stays small. */
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
    itemListElement: products.slice(0, CARDS_AT_ONCE).map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + productPath(id),
    })),
  };
}

/** The shop for search engines: its name and its landing page. */
export function shopData(origin: string): readonly StructuredData[] {
  const shop = { '@context': CONTEXT, name: SHOP_NAME, url: `${origin}/` } as const;
  return [
    { ...shop, '@type': 'WebSite' },
    { ...shop, '@type': 'Organization', logo: `${origin}/favicon.svg` },
  ];
}
