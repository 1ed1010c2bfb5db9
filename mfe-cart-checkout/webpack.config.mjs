import { federatedApp } from 'tooling/webpack';

export default federatedApp({ directory: import.meta.dirname });
