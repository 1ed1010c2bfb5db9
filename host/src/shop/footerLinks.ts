/** Company links (docs/product/shell.md#footer). */
export const companyLinks = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'Collections', to: '/collections' },
  { label: 'Seasonal Collections', to: '/collections/seasonal' },
  { label: 'Blog', to: '/blog' },
  { label: 'Contact', to: '/contact' },
];

export const serviceLinks = [
  { label: 'Free & Fast Delivery', to: '/services/delivery' },
  { label: '24/7 Customer Support', to: '/services/support' },
  { label: 'Money Back Guarantee', to: '/services/guarantee' },
  { label: 'My Profile', to: '/account' },
  { label: 'Help', to: '/help' },
];

export const legalLinks = [
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Terms & Conditions', to: '/terms-conditions' },
];

/** Social networks. Their buttons do nothing, and a note says so (docs/product/shell.md#inert-controls). */
export const socialNames = ['Instagram', 'Facebook', 'Pinterest', 'YouTube'] as const;
