/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { coats } from '../testing/coats';
import { ProductRating } from './ProductRating';

it.each([
  [{ rating: 4.5, ratingCount: 2318 }, 1, '(2,318)'],
  [{ rating: 4.5 }, 1, ''],
  [{ ratingCount: 7 }, 0, '(7)'],
  [{ rating: 0, ratingCount: 0 }, 0, ''],
])('a rating of %j has %i rows of stars and the number "%s"', (rating, stars, text) => {
  const [product] = coats(1).map((coat) => ({ ...coat, ...rating }));
  const { container } = render(product && <ProductRating product={product} className="" />);
  expect(screen.queryAllByRole('img', { name: /stars/ })).toHaveLength(stars);
  expect(container).toHaveTextContent(new RegExp(`^${text.replaceAll(/[()]/g, '\\$&')}$`));
});
