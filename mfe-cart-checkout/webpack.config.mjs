import { federatedApp } from 'tooling/webpack';

export default federatedApp({
  directory: import.meta.dirname,
  name: 'mfe_cart_checkout',
  exposes: {
    './Cart': './src/expose/Cart.tsx',
    './Checkout': './src/expose/Checkout.tsx',
    './MiniCart': './src/expose/MiniCart.tsx',
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
});
