/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { inShop } from 'stand-in/in-shop';
import { FoundProducts } from './FoundProducts';
import type { CatalogueSearch } from './useCatalogueSearch';

const PRODUCTS = ['Red Shirt', 'Blue Shirt', 'Green Shirt'].map((title) => ({
  path: `/product/${title.slice(0, 3)}`,
  title,
  imageUrl: '',
  colour: undefined,
  price: 1299,
}));

const NOTHING = { section: null, meant: null, products: [] } as const;

const onPastStart = jest.fn();
const onClose = jest.fn();
const onChoose = jest.fn();

it('the found products are reached by the arrow keys, and Up on the first returns to the field', () => {
  showProducts();
  press('ArrowDown');
  expect(link('Blue Shirt')).toHaveFocus();
  press('ArrowDown');
  press('ArrowDown');
  expect(link('Red Shirt')).toHaveFocus();
  press('ArrowDown');
  press('ArrowUp');
  expect(link('Red Shirt')).toHaveFocus();
  expect(onPastStart).not.toHaveBeenCalled();
  press('ArrowUp');
  expect(onPastStart).toHaveBeenCalledTimes(1);
});

it('the found products close the search on Escape, leave other keys alone, and lead to all of them', () => {
  showProducts();
  fireEvent.click(screen.getByRole('button', { name: 'See all results' }));
  expect(onChoose).toHaveBeenLastCalledWith('red shirts gre');
  expect(press('Tab')).toBe(true);
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the found products have the typed letters of their titles marked', () => {
  showProducts();
  const marks = screen.getAllByRole('mark').map(({ textContent }) => textContent);
  expect(marks).toEqual(['Red', 'Shirt', 'Shirt', 'Gre', 'Shirt']);
});

it('says which term was corrected, and searches the typed one on request', () => {
  show('jeens', { ...NOTHING, meant: 'jeans' });
  expect(screen.getByText(/^Results for “jeans”. Search instead for/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'jeens' }));
  expect(onChoose).toHaveBeenCalledWith('"jeens"');
});

it('says which words the results do not have', () => {
  const leftOut = ['red', 'dinosaur'];
  show('red dress', { ...NOTHING, leftOut });
  expect(screen.getByText(/Results without “red” and “dinosaur”\.$/)).toBeInTheDocument();
});

it('only says that nothing matches if there is no corrected term', () => {
  show('xyzzy', NOTHING);
  expect(screen.getByText('No products match “xyzzy”.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

function show(term: string, found: CatalogueSearch): void {
  render(
    inShop(
      <FoundProducts
        ref={null}
        term={term}
        found={found}
        onChoose={onChoose}
        onFollow={jest.fn()}
        onPastStart={onPastStart}
        onClose={onClose}
      />,
    ),
  );
}

function showProducts(): void {
  show('red shirts gre', { ...NOTHING, products: PRODUCTS });
  link('Red Shirt').focus();
}

function press(key: string): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

function link(name: string): HTMLElement {
  return screen.getByRole('link', { name: new RegExp(name) });
}
