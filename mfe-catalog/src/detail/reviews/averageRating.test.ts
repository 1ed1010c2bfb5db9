import { expect, it } from '@jest/globals';
import { averageRating } from './averageRating';

it.each([
  [[5, 4.5, 4.5], 4.7],
  [[4], 4],
  [[], 0],
])('the average of %j is %p', (ratings, average) => {
  expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average);
});
