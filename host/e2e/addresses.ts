import { SHOP_TAGLINE } from 'shared-ui/shop-name';
import { heroHeading } from 'mfe-catalog/hero';
import { firstSection, listings, otherProduct } from './catalogue';

/** An address of the shop, and what its page shows to shoppers and search engines. */
export interface Address {
  readonly path: string;
  /** The page's heading for a signed-in shopper with one item in the cart and one on the wishlist. */
  readonly heading: string;
  /** The page's title, without the shop's name. */
  readonly title: string;
  /** Whether search engines may list the page. For an alias, the path of its canonical page. */
  readonly search: 'indexed' | 'hidden' | 'unknown' | `/${string}`;
  /** True if the HTML has the whole page; false if the content depends on the browser's storage. */
  readonly isInHtml: boolean;
}

type Row = readonly [path: string, heading: string, title?: string];

const NOT_FOUND = '404 - Page Not Found';
const MAINTENANCE = "We're Under Maintenance";

const INDEXED: readonly Row[] = [
  ['/', heroHeading, SHOP_TAGLINE],
  ...listings.map(({ path, name }): Row => [path, name]),
  ['/terms', 'Terms & Conditions'],
  ['/privacy', 'Privacy Policy'],
];

const ALIASES: readonly (readonly [canonical: `/${string}`, ...Row])[] = [
  [firstSection.path, '/product', firstSection.name],
  ['/terms', '/terms-conditions', 'Terms & Conditions'],
  ['/privacy', '/privacy-policy', 'Privacy Policy'],
];

/** Pages with content from the browser's storage. */
const PRIVATE: readonly Row[] = [
  ['/wishlist', 'Wishlist'],
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/account', 'Account'],
  ['/login', 'Sign In'],
  ['/register', 'Create account'],
];

const STATUS: readonly Row[] = [
  ['/error-network', 'Connection Lost'],
  ['/error-404', NOT_FOUND],
  ['/error', 'Oops! Something Went Wrong'],
  ['/server-error', 'Server Error'],
  ['/under-maintence', MAINTENANCE],
  ['/coming-soon', 'Coming Soon'],
];

const UNKNOWN: readonly Row[] = [
  // The footer links it. Its helpful link appears only in the browser.
  ['/contact', NOT_FOUND],
  ['/product/none', 'Product not found.', 'Product not found'],
];

const toAddress =
  (search: Address['search'], isInHtml = true) =>
  ([path, heading, title = heading]: Row): Address => ({ path, heading, title, search, isInHtml });

/** Every address except the product pages; {@link PRODUCT} is one of those. */
export const ADDRESSES: readonly Address[] = [
  ...INDEXED.map(toAddress('indexed')),
  ...ALIASES.map(([canonical, ...row]) => toAddress(canonical)(row)),
  ...PRIVATE.map(toAddress('hidden', false)),
  ...STATUS.map(toAddress('hidden')),
  ...UNKNOWN.map(toAddress('unknown')),
];

/** A product's page. */
export const PRODUCT: Address = toAddress('indexed')([otherProduct.path, otherProduct.title]);
