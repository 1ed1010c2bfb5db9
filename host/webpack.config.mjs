import { federatedApp } from 'tooling/webpack';

export default federatedApp({
  directory: import.meta.dirname,
  name: 'host',
  // The only instance of each on a page. The remotes are in no configuration: the release pointer names them at run time.
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
