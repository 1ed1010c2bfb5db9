import { productPath, productPicture } from 'shared-state';

interface FooterLink {
  readonly label: string;
  readonly to: string;
}

/** Company links (docs/product/shell.md#footer). */
export const companyLinks: readonly FooterLink[] = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'Collections', to: '/collections' },
  { label: 'Seasonal Collections', to: '/collections/seasonal' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact', to: '/contact' },
];

/** Service links. */
export const serviceLinks: readonly FooterLink[] = [
  { label: 'Free & Fast Delivery', to: '/services/delivery' },
  { label: '24/7 Customer Support', to: '/services/support' },
  { label: 'Money Back Guarantee', to: '/services/guarantee' },
  { label: 'My Profile', to: '/account' },
  { label: 'Help', to: '/help' },
];

/** Legal links. */
export const legalLinks: readonly FooterLink[] = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms & Conditions', to: '/terms-conditions' },
];

/** Social networks. Their buttons do nothing, and a note says so (docs/product/shell.md#inert-controls). */
export const socialNames = ['Instagram', 'Facebook', 'Pinterest', 'YouTube'] as const;

interface GalleryPicture {
  readonly to: string;
  /** The link's accessible name. */
  readonly label: string;
  readonly src: string;
}

/** The footer's gallery: two products of each section. */
export const galleryPictures: readonly GalleryPicture[] = [
  ['men-kurta-3', 'A kurta for men'],
  ['women-saree-12', 'A silk saree'],
  ['kids-girl-frock-1', 'A girl’s frock'],
  ['men-jeans-1', 'Blue jeans for men'],
  ['women-ethnic-8', 'Ethnic wear for women'],
  ['kids-boy-tshirt-2', 'A boy’s T-shirt'],
].map(([id = '', label = '']) => ({
  to: productPath(id),
  label,
  src: productPicture(id),
}));
