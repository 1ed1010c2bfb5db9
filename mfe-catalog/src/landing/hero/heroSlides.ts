/** The five pictures of the hero (SPEC §9) and what can be seen on them. */
export const heroSlides = [
  { scene: 'hero-1', alt: 'A turmeric saree, a brick dress and an ivory kurta on a brass rail' },
  { scene: 'hero-2', alt: 'A navy blazer, a white shirt and an olive jacket before a sage arch' },
  { scene: 'hero-3', alt: 'Children’s frocks and a teal T-shirt on low hangers' },
  { scene: 'hero-4', alt: 'A bottle green kurta, a plum saree and a linen shirt in evening light' },
  { scene: 'hero-5', alt: 'A teal dress, a white top and a maroon gown on a sand wall' },
] as const;
