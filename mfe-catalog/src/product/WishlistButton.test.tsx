/** @jest-environment jsdom */
import { beforeAll, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { coats, inShop } from '../testing/inShop';

/** The numbers of renders of cards and wishlist buttons. A card has one price and one icon button. */
const renders = { cards: 0, buttons: 0 };

jest.mock('shared-ui', () => {
  const actual = jest.requireActual<typeof import('shared-ui')>('shared-ui');
  const Price: typeof actual.Price = (props) => {
    renders.cards += 1;
    return actual.Price(props);
  };
  const IconButton: typeof actual.IconButton = (props) => {
    renders.buttons += 1;
    return actual.IconButton(props);
  };
  return { ...actual, Price, IconButton };
});

let ProductGrid: typeof import('./ProductGrid').ProductGrid;

// Imported after the mocks that count renders.
beforeAll(async () => {
  ({ ProductGrid } = await import('./ProductGrid'));
});

it('a press on a wishlist button renders only that button, not its card or other buttons', () => {
  render(inShop(<ProductGrid products={coats(6)} />));
  expect(renders).toEqual({ cards: 6, buttons: 6 });
  fireEvent.click(screen.getAllByRole('button', { name: 'Add to wishlist' })[2] as HTMLElement);
  expect(screen.getAllByRole('button', { name: 'Remove from wishlist' })).toHaveLength(1);
  expect(renders).toEqual({ cards: 6, buttons: 7 });
});
