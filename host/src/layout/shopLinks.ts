/** The sections in the shop's navigation. The catalogue has their categories (docs/product/names.md). */
export const shopLinks = [
  { section: 'men', label: 'Men' },
  { section: 'women', label: 'Women' },
  { section: 'kids', label: 'Kids' },
] as const;
