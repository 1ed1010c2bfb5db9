/** The landing page's heading, and the sentence below it. */
export const heroHeading = 'Cloth you will want to touch';
export const heroLead =
  'Handloom cottons, washed linens and zari sarees, cut to be worn often and mended rather than replaced.';

/** The five pictures of the hero (docs/product/landing.md#hero), each in two crops, with a caption and alternative text. */
export const heroSlides = [
  {
    wide: 'hero-1',
    caption: 'The spring edit',
    alt: 'A magenta Kanjivaram saree before a terracotta arch; a rose frock, a madras shirt and a cream kurti on a brass rail',
  },
  {
    wide: 'hero-2',
    caption: 'Soft tailoring',
    alt: 'A navy windowpane blazer, a cream linen shirt and an olive bomber on a brass rail above folded clothes',
  },
  {
    wide: 'hero-3',
    caption: 'Party days',
    alt: 'A yellow frock, a mint rocket T-shirt, a blue gingham shirt and a rose frock on a low rail under bunting',
  },
  {
    wide: 'hero-4',
    caption: 'Sarees for festive days',
    alt: 'A red, an orange and a teal saree before three arches under marigold garlands',
  },
  {
    wide: 'hero-5',
    caption: 'Dresses for the heat',
    alt: 'A peach tiered dress, an emerald wrap dress and a palm-print maxi on a brass rail',
  },
] as const;
