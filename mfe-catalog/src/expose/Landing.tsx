/** `/` (docs/product/landing.md). */
export { LandingPage as default } from '../landing/LandingPage';
