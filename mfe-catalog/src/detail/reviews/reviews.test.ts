import { describe, expect, it } from '@jest/globals';
import { averageRating, reviews } from './reviews';

describe('the sample reviews', () => {
  it('are four, and 4.7 on average', () => {
    expect(reviews).toHaveLength(4);
    expect(averageRating(reviews)).toBe(4.7);
  });

  it('have no average where there are none', () => {
    expect(averageRating([])).toBe(0);
  });
});
