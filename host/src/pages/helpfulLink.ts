interface HelpfulLink {
  readonly to: string;
  readonly label: string;
}

/** Paths that the footer links and nothing answers, with the place that does (RULINGS A20). */
const PLACES: readonly (readonly [prefix: string, link: HelpfulLink])[] = [
  ['/about', { to: '/#about', label: 'About us' }],
  ['/collections', { to: '/#collection', label: 'See the collection' }],
  ['/blog', { to: '/#news-blog', label: 'News & blog' }],
  ['/contact', { to: '/#contact-us', label: 'Contact us' }],
  ['/services', { to: '/#contact-us', label: 'Ask us' }],
  ['/help', { to: '/account', label: 'Go to your account' }],
];

/** The one link that helps at a path that is not there, if any does. */
export function helpfulLink(pathname: string): HelpfulLink | undefined {
  return PLACES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`))?.[1];
}
