/** @jest-environment jsdom */
import { rendersBy } from 'stand-in/counted-renders';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { WishlistStore } from 'shared-state';
import { dismissToasts, Toasts } from 'shared-ui';
import { inShop, storesOf } from 'stand-in/in-shop';
import { coats } from '../testing/coats';
import { WishlistPage } from './WishlistPage';

const SAVED = { id: 'old-coat', title: 'Old coat', imageUrl: '', newPrice: '1,299' };

// Messages outlive the page.
afterEach(() => act(dismissToasts));

describe('the wishlist', () => {
  it('removes one product for a double click, and renders no other card', () => {
    showWishlist(coats(6));
    const { prices } = rendersBy(() => fireEvent.click(removeButton(2), { detail: 1 }));
    fireEvent.click(removeButton(2), { detail: 2 });
    const titles = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(titles).toEqual(['Coat 1', 'Coat 2', 'Coat 4', 'Coat 5', 'Coat 6']);
    expect(prices).toBe(0);
  });

  it.each([
    ['its stored fields', {}],
    [
      'no discount, rating and count of 0 from earlier versions',
      { discount: 0, rating: 0, ratingCount: 0, oldPrice: '1,299' },
    ],
  ])('shows a product that has left the catalogue with %s', (_fields, stored) => {
    showWishlist([{ ...SAVED, ...stored }]);
    const card = screen.getByRole('article', { name: 'Old coat' });
    expect(card).toHaveTextContent('$1,299');
    expect(card).not.toHaveTextContent('OFF');
    expect(card).not.toHaveTextContent('Old price');
  });

  it('moves the focus of a card that another tab removes to the next card, and at last to the heading', () => {
    const wishlist = showWishlist(coats(3));
    const remove = (place: number, id: string): void => {
      removeButton(place).focus();
      act(() => wishlist.remove(id));
    };
    remove(1, 'coat-1');
    expect(removeButton(0)).toHaveFocus();
    remove(0, 'coat-2');
    expect(removeButton(0)).toHaveFocus();
    expect(screen.getByRole('article')).toHaveAccessibleName('Coat 3');
    remove(0, 'coat-3');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('cannot be shared if all its products have left the catalogue, and says so', () => {
    showWishlist([SAVED]);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.getByText(/so this list can’t be shared/)).toBeVisible();
  });

  it('stores the same item again when the removal is undone, until the product is in the list again', () => {
    const wishlist = showWishlist([SAVED]);
    fireEvent.click(removeButton(0));
    expect(wishlist.items).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(wishlist.items).toEqual([SAVED]);
    fireEvent.click(removeButton(0));
    act(() => wishlist.add(SAVED));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('continues at the last visited listing', () => {
    window.sessionStorage.setItem('weft.lastListing', '/product/women?category=sarees');
    showWishlist([]);
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/product/women?category=sarees',
    );
  });

  it('renders the last cards of a long list too', async () => {
    showWishlist(coats(100));
    expect(await screen.findByText('Coat 100')).toBeInTheDocument();
  });
});

function showWishlist(stored: readonly object[]): WishlistStore {
  const stores = storesOf({ wishlist: stored });
  render(inShop(<WishlistPage />, '/', stores));
  render(<Toasts />);
  return stores.wishlist;
}

function removeButton(place: number): HTMLElement {
  const card = screen.getAllByRole('article')[place];
  if (!card) throw new Error(`There is no card ${place}.`);
  return within(card).getByRole('button', { name: 'Remove from wishlist' });
}
