/** A link of the 404 page. */
export interface HelpfulLink {
  readonly to: string;
  readonly label: string;
}

/** Paths of the footer without a page, each with a link that helps (docs/product/shell.md#unknown-addresses). */
const PLACES: readonly (readonly [prefix: string, link: HelpfulLink])[] = [
  ['/about', { to: '/#about', label: 'About us' }],
  ['/collections', { to: '/#collection', label: 'See the collection' }],
  ['/blog', { to: '/#news-blog', label: 'News & blog' }],
  ['/contact', { to: '/#contact-us', label: 'Contact us' }],
  ['/services', { to: '/#contact-us', label: 'Ask us' }],
  ['/help', { to: '/account', label: 'Go to your account' }],
];

export function helpfulLink(pathname: string): HelpfulLink | null {
  return (
    PLACES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1] ?? null
  );
}
