import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { starFills, Stars } from './Stars';

describe('Stars', () => {
  it('says the rating in words', () => {
    render(<Stars rating={4.5} />);
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeInTheDocument();
  });

  it.each([
    [4.5, 'full full full full half'],
    [4, 'full full full full empty'],
    [4.1, 'full full full full half'],
    [0, 'empty empty empty empty empty'],
    [5, 'full full full full full'],
    [9, 'full full full full full'],
    [-1, 'empty empty empty empty empty'],
  ])('shows %p as %s', (rating, fills) => {
    expect(starFills(rating).join(' ')).toBe(fills);
  });
});
