import type { Review } from '../detail/reviews/averageRating';

/** Four sample reviews, the same for every product: 4.7 on average. */
export const reviews: readonly Review[] = [
  {
    name: 'Ananya Rao',
    location: 'Bengaluru, India',
    avatar: 'reviewer-1',
    rating: 5,
    date: '2025-03-28',
    text: 'The cloth is better than I hoped for at this price. Washed it twice, line-dried it, and the colour has not moved.',
  },
  {
    name: 'Thomas Keller',
    location: 'Toronto, Canada',
    avatar: 'reviewer-2',
    rating: 4.8,
    date: '2025-03-16',
    text: 'True to size and neatly finished on the inside, which is where I always look first. Came two days early.',
  },
  {
    name: 'Meera Joshi',
    location: 'Pune, India',
    avatar: 'reviewer-3',
    rating: 4.5,
    date: '2025-02-21',
    text: 'Lovely drape and just the shade of the picture. I would have liked a slightly deeper hem, so half a star less.',
  },
  {
    name: 'Olivia Grant',
    location: 'Leeds, United Kingdom',
    avatar: 'reviewer-4',
    rating: 4.5,
    date: '2025-01-30',
    text: 'Bought as a present and kept for myself. Between two sizes I took the larger one and am glad of it.',
  },
];
