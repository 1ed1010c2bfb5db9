import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartProvider, searchState, WishlistProvider } from 'shared-state';
import { MemoryRouter } from 'shared-ui/router';
import type { Section } from '../catalogue/types';
import { SectionListing } from './SectionListing';

const SECTION: Section = {
  id: 'men',
  name: 'Men',
  subtitle: 'comfort for the modern man',
  viewMoreLink: '/product/men',
  categories: [
    {
      id: 'shirts',
      name: 'Shirts',
      products: [
        {
          id: 'men-shirt-1',
          imageUrl: '',
          discount: 30,
          title: 'Shirt',
          newPrice: 700,
          oldPrice: 1000,
          rating: 4.8,
          ratingCount: 10,
        },
      ],
    },
  ],
};

describe('a control of the listing that disappears when it is pressed moves the focus:', () => {
  it('a filter to the next one, the last one to the previous one', async () => {
    show('?price=under-1000&discount=20&rating=4.5');
    await press('Remove filter: Under $1,000');
    expect(button(/20% off/)).toHaveFocus();
    await press(/4.5 stars/);
    expect(button(/20% off/)).toHaveFocus();
  });

  it('the only filter, and all of them at once, to the products', async () => {
    show('?discount=20');
    await press(/20% off/);
    expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
  });

  it.each([
    ['Clear filters', '?price=under-1000&discount=20'],
    ['Show all products', '?category=none'],
    ['Clear search', ''],
  ])('%s to the products', async (name, query) => {
    show(query, searchState('shirt'));
    await press(name);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
  });
});

describe('on the way back to a listing', () => {
  it('offers to continue at the card that was opened, and scrolls there', async () => {
    window.sessionStorage.setItem('weft.lastOpened', '["default","/product/men","men-shirt-1"]');
    Element.prototype.scrollIntoView = jest.fn();
    show('');
    await press('Continue at Shirt');
    expect(screen.getByRole('link', { name: 'Shirt' })).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    window.sessionStorage.clear();
  });

  it('offers nothing where the card is not shown, or nothing was opened', () => {
    show('');
    expect(screen.queryByText(/Continue at/)).toBeNull();
  });
});

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

async function press(name: string | RegExp): Promise<void> {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

function show(search: string, state: unknown = null): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/product/men', search, state }]}>
      <WishlistProvider>
        <CartProvider>
          <SectionListing section={SECTION} />
        </CartProvider>
      </WishlistProvider>
    </MemoryRouter>,
  );
}
