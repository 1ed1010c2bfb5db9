/** The sections in the shop's navigation; their categories are the catalogue's (RULINGS B, Shop navigation). */
export const shopLinks = [
  { section: 'men', label: 'Men' },
  { section: 'women', label: 'Women' },
  { section: 'kids', label: 'Kids' },
] as const;
