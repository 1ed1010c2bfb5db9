/** The sections of the shop, as its bar names them; what is in them the catalogue knows (RULINGS B, Shop navigation). */
export const shopLinks = [
  { section: 'men', label: 'Men' },
  { section: 'women', label: 'Women' },
  { section: 'kids', label: 'Kids' },
] as const;
