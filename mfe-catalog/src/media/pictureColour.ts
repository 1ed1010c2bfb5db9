import { inOrder } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';
import { furtherColours } from './furtherColours.data';

const coloursOf = inOrder(furtherColours);

/** The backdrop colour of a product's picture in CSS syntax; undefined if it is not known. */
export function pictureColour({ id, colour }: Product, position: number): string | undefined {
  if (position === 0) return colour;
  const further = coloursOf(id)?.[position - 1];
  return further && `#${further}`;
}
