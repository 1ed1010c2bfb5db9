import { federatedApp } from 'tooling/webpack';

// After `tooling`, which lets Node read TypeScript.
await import('./records/check.ts');

export default federatedApp({
  directory: import.meta.dirname,
  name: 'mfe_catalog',
  exposes: {
    './Landing': './src/expose/Landing.tsx',
    './Listing': './src/expose/Listing.tsx',
    './ProductDetail': './src/expose/ProductDetail.tsx',
    './Search': './src/expose/Search.tsx',
    './SectionPanel': './src/expose/SectionPanel.tsx',
    './Suggestions': './src/expose/Suggestions.tsx',
    './Wishlist': './src/expose/Wishlist.tsx',
  },
  // One instance of each on a page, the host's. A version that does not fit is an error of this remote, never a second store.
  shared: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    'mobx',
    'mobx-react-lite',
    'shared-state',
    'shared-ui',
    'shared-ui/router',
  ],
  // The catalogue's data, and what reads it.
  sharedFolder: 'src/catalogue',
});
