import { describe, expect, it } from '@jest/globals';
import { averageRating, reviews } from './reviews';

describe('the sample reviews', () => {
  it('are four with an average of 4.7', () => {
    expect(reviews).toHaveLength(4);
    expect(averageRating(reviews)).toBe(4.7);
  });

  it('have the average 0 if there are none', () => {
    expect(averageRating([])).toBe(0);
  });
});
