import { plainPage } from 'tooling/plain-page';

export default plainPage({ directory: import.meta.dirname, name: 'workshop', portOffset: 8 });
