import { toAmount } from 'shared-state';
import { SHOP_NAME } from 'shared-ui';
import type { Product } from '../catalogue/types';

/** Structured data of a page, as schema.org and JSON-LD have it. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** A place in the shop, as breadcrumbs name it. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** Breadcrumbs for search engines: the places above a page, then the page. */
export function breadcrumbData(trail: readonly Crumb[], current: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, { label: current, to: undefined }].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: to }),
    })),
  };
}

/** A product for search engines, with its offer and its rating. */
export function productData(product: Product, description: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    sku: product.id,
    image: product.imageUrl,
    description,
    brand: { '@type': 'Brand', name: SHOP_NAME },
    offers: {
      '@type': 'Offer',
      price: toAmount(product.newPrice).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `/product/${product.id}`,
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      reviewCount: product.ratingCount,
    },
  };
}
