import type { SceneName } from '../media/scenes.data';

/** A post of the shop's blog (docs/product/landing.md#news-and-blog). */
export interface BlogPost {
  readonly id: string;
  /** The displayed day of the month, and the date as YYYY-MM-DD. */
  readonly day: string;
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly picture: SceneName;
  readonly readMoreLink: string;
  readonly alt: string;
  /** The rest of the post, which Read More opens. */
  readonly body: string;
}

/** Three static posts of April 2025. */
export const newsPosts: readonly BlogPost[] = [
  {
    id: 'blog-post-1',
    day: '4',
    date: '2025-04-04',
    title: 'Six yards, three drapes, one morning',
    description:
      'A cotton saree is kinder to a beginner than silk. We timed three drapes before work, pins included, and the fastest took four minutes.',
    picture: 'news-1',
    readMoreLink: '#blog-post-1',
    alt: 'Folded sarees in turmeric, plum, teal and emerald, their borders outwards',
    body: 'Start with the plain Nivi: tuck once around, gather seven pleats as wide as your palm, and let the pallu fall longer than you think it should. The second drape crosses the pallu in front for a bicycle or a child on the hip. The third is belted, and belongs to the evening.',
  },
  {
    id: 'blog-post-2',
    day: '15',
    date: '2025-04-15',
    title: 'How to wash linen so that it gets better',
    description:
      'Linen softens with every wash, if the wash lets it. Cool water, half the detergent, and the patience to take it off the line while damp.',
    picture: 'news-2',
    readMoreLink: '#blog-post-2',
    alt: 'A white linen shirt and a sage linen top on hangers, folded linen below',
    body: 'Skip the softener: it coats the fibre and stops it from drinking. Shake the shirt hard before hanging, so that the seams lie flat, and iron only the collar and the placket. What is left is not creasing. It is how linen looks when it is worn.',
  },
  {
    id: 'blog-post-3',
    day: '27',
    date: '2025-04-27',
    title: 'Buy it big: clothes that grow with them',
    description:
      'A child is in one size for about five months. Deep hems, sleeves that turn back and elastic that can be moved keep a frock going for two years.',
    picture: 'news-3',
    readMoreLink: '#blog-post-3',
    alt: 'One rose frock in three sizes on a rail',
    body: 'Every frock in our kids’ collection has four centimetres in the hem and a row of stitches that a butter knife can open. Trousers carry two buttonholes on the inside elastic. And because the colours stay from year to year, the second child’s cardigan matches the first one’s skirt.',
  },
];
