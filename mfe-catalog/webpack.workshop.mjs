import { plainPage } from 'tooling/webpack';

export default plainPage({ directory: import.meta.dirname, name: 'workshop', portOffset: 8 });
