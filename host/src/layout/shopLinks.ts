/** The sections in the shop's navigation; their categories are the catalogue's (docs/product/names.md). */
export const shopLinks = [
  { section: 'men', label: 'Men' },
  { section: 'women', label: 'Women' },
  { section: 'kids', label: 'Kids' },
] as const;
