/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Stars } from './Stars';

describe('Stars', () => {
  it('has the rating in words', () => {
    render(<Stars rating={4.5} />);
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeInTheDocument();
  });

  it.each([
    [4.5, 9],
    [4, 8],
    [4.1, 9],
    [0, 0],
    [0.2, 1],
    [5, 10],
    [9, 10],
    [-1, 0],
  ])('fills of %p stars %p halves', (rating, halves) => {
    render(<Stars rating={rating} />);
    expect(screen.getByRole('img')).toHaveAttribute('data-halves', String(halves));
  });
});
