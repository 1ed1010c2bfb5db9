import { productPath, productPicture } from 'shared-state';
import { sections } from './sections.data';

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

/** The footer's gallery: the first product of each section's list, then the second of each. */
export const galleryPictures: readonly GalleryPicture[] = [0, 1].flatMap((place) =>
  sections.flatMap(({ pictures }) => {
    const picture = pictures[place];
    if (!picture) return [];
    const { product, label } = picture;
    return [{ to: productPath(product), label, src: productPicture(product) }];
  }),
);
