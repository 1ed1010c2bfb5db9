import { workshopPage } from 'tooling/webpack';

export default workshopPage(import.meta.dirname);
