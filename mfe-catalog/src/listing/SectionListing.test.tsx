/** @jest-environment jsdom */
import '../testing/fixture';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchState } from 'shared-state';
import { SHOP_NAME } from 'shared-ui/shop-name';
import { inShop } from 'stand-in/in-shop';
import { firstSection } from '../catalogue/sections';
import { SectionListing } from './SectionListing';

const SHIRT = { id: 'men-shirt-1', title: 'Shirt', newPrice: 700, discount: 30, rating: 4.8 };
const SUIT = { id: 'men-suit-1', title: 'Suit', newPrice: 9000, discount: 10, rating: 4.1 };
const SECTION = {
  ...firstSection,
  categories: [
    { id: 'shirts', name: 'Shirts', products: [{ ...SHIRT, imageUrl: '' }] },
    { id: 'suits', name: 'Suits', products: [{ ...SUIT, imageUrl: '' }] },
  ],
};

it.each([
  ['/product', 'SUMMER25'],
  ['/product/', 'SUMMER25'],
  ['/product/men', 'MEN50'],
])(
  'a first visit to %s has a banner with the code %s, and nothing to continue at',
  (pathname, code) => {
    show('', null, pathname);
    expect(screen.getByText(code)).toBeVisible();
    expect(screen.queryByText(/Continue at/)).toBeNull();
  },
);

describe('a control of the listing that disappears when pressed moves the focus:', () => {
  it('a filter to the next filter, the last filter to the previous one, the only one to the products; the search stays', async () => {
    show('?price=under-1000&discount=20&rating=4.5', searchState('shirt'));
    await press('Remove filter: Under $1,000');
    expect(button(/20% off/)).toHaveFocus();
    await press(/4.5 stars/);
    expect(button(/20% off/)).toHaveFocus();
    await press(/20% off/);
    expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Results for “shirt”' })).toBeVisible();
  });

  it.each([
    ['Clear filters', '?sort=rating&price=under-1000&colour=blue'],
    ['Show all products', '?sort=rating&category=shirts&price=from-5000'],
    ['Clear search', '?sort=rating'],
  ])('%s to the products, and the order stays', async (name, query) => {
    show(query, searchState('shirt'));
    await press(name);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(button('All Categories')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
    expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
  });
});

describe('an option that would leave the listing empty', () => {
  it('cannot be chosen: a category; a price, a colour, which show their number of products', async () => {
    show('?discount=30');
    expect(button('Suits')).toBeDisabled();
    expect(button('Shirts')).toBeEnabled();
    expect(button('All Categories')).toBeEnabled();
    await openFilters();
    expect(option('Under $1,000 (1)')).toBeEnabled();
    expect(option('$5,000 and over (0)')).toBeDisabled();
    expect(checkbox('Blue (1)')).toBeEnabled();
    expect(checkbox('Grey (0)')).toBeDisabled();
  });

  it('can be chosen again at once, and is removed when another colour is removed', async () => {
    show('?colour=grey,blue&price=under-1000');
    await openFilters();
    fireEvent.click(checkbox('Grey (0)'));
    expect(checkbox('Grey (0)')).not.toBeChecked();
    expect(checkbox('Grey (0)')).toBeEnabled();
    fireEvent.click(checkbox('Grey (0)'));
    fireEvent.click(checkbox('Blue (1)'));
    expect(screen.getByRole('button', { name: 'Show 1 product' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toHaveTextContent('Grey');
  });

  it('is never announced as "Show 0 products", for any address', async () => {
    show('?price=from-5000&discount=30');
    await openFilters();
    expect(button('Back to the listing')).toBeVisible();
  });
});

describe('the results of a search', () => {
  it('are a status, are in the title, and link other sections and the typed term if it was corrected', () => {
    show('', searchState('shrit'));
    const heading = screen.getByRole('heading', { name: 'Results for “shirt”' });
    expect(heading.parentElement).toHaveRole('status');
    expect(document.title).toBe(`Results for “shirt” in Men | ${SHOP_NAME}`);
    const also = screen.getByRole('link', { name: 'Kids (3)' });
    expect(also.closest('ul')).toHaveAccessibleName('Also');
    expect(also).toHaveAttribute('href', '/product/kids');
    expect(screen.getByText(/^Search instead for/)).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'shrit' }));
    expect(screen.getByRole('heading', { name: 'Results for “shrit”' })).toHaveFocus();
    expect(screen.getByText('No matches for “shrit”. Showing everything in Men.')).toBeVisible();
  });

  it.each([
    ['rocket', 'No matches for “rocket” in Men, but in Kids. Showing everything in Men.'],
    ['pink tie shirts', 'Nothing in Men matches every word. Results without “pink” and “tie”.'],
  ])('for %p say what was not found', (term, message) => {
    show('', searchState(term));
    expect(screen.getByText(message)).toBeVisible();
  });
});

it('after the return, offers to continue at the card that was opened, and scrolls there', async () => {
  window.sessionStorage.setItem('weft.lastOpened', 'default /product/men?sort=rating men-shirt-1');
  Element.prototype.scrollIntoView = jest.fn();
  show('?sort=rating');
  // The first script repeats the choice, because it cannot know that the order comes from the address.
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'rating' } });
  await press('Continue at Shirt');
  expect(screen.getByRole('link', { name: 'Shirt' })).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
});

it('fires an event when its products change, and when a product is opened', async () => {
  const listener = jest.fn();
  window.addEventListener('weft:commerce', (event) => listener((event as CustomEvent).detail));
  show('?price=under-1000');
  await press('Clear filters');
  fireEvent.click(screen.getByRole('link', { name: 'Suit' }));
  const [shirt, suit] = [SHIRT, SUIT].map(({ id }, index) => ({ item_id: id, index }));
  expect(listener.mock.calls).toMatchObject([
    [{ name: 'view_item_list', item_list_id: 'men', items: [shirt] }],
    [{ name: 'view_item_list', item_list_id: 'men', items: [shirt, suit] }],
    [{ name: 'select_item', item_list_id: 'men', items: [suit] }],
  ]);
});

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name });
}

function checkbox(name: string): HTMLElement {
  return screen.getByRole('checkbox', { name, hidden: true });
}

function option(name: string): HTMLElement {
  return screen.getByRole('option', { name, hidden: true });
}

async function openFilters(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await screen.findByRole('heading', { name: 'Filter', hidden: true });
}

async function press(name: string | RegExp): Promise<void> {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
}

function show(search: string, state: unknown = null, pathname = '/product/men'): void {
  render(inShop(<SectionListing section={SECTION} />, { pathname, search, state }));
}
