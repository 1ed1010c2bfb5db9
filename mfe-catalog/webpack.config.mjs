import { federatedApp } from 'tooling/webpack';

export default federatedApp({
  directory: import.meta.dirname,
  exposes: [
    'Landing',
    'Listing',
    'ProductDetail',
    'Search',
    'SectionPanel',
    'Suggestions',
    'Wishlist',
  ],
});
