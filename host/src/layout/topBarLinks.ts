/** The top bar's links to anchors (docs/product/shell.md#top-bar), which work on every route. */
export const topBarLinks = [
  { label: 'Home', to: '/#home' },
  { label: 'About Us', to: '/#about' },
  { label: 'Collection', to: '/#collection' },
  { label: 'News & Blog', to: '/#news-blog' },
  { label: 'Contact Us', to: '/#contact-us' },
] as const;
