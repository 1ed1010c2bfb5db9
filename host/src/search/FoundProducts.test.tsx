/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { FoundProducts } from './FoundProducts';

const PRODUCTS = ['Red Shirt', 'Blue Shirt', 'Green Shirt'].map((title) => ({
  path: `/product/${title.slice(0, 3)}`,
  title,
  imageUrl: '',
  colour: undefined,
  price: 1299,
}));

const onPastStart = jest.fn();
const onClose = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <MemoryRouter>
      <FoundProducts
        ref={null}
        term="red shirts gre"
        found={{ section: null, meant: null, products: PRODUCTS }}
        onChoose={jest.fn()}
        onFollow={jest.fn()}
        onPastStart={onPastStart}
        onClose={onClose}
      />
    </MemoryRouter>,
  );
  link('Red Shirt').focus();
});

it('the found products are reached by the arrow keys, and Up on the first returns to the field', () => {
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

it('the found products close the search on Escape, and leave other keys alone', () => {
  expect(press('Tab')).toBe(true);
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the found products have the typed letters of their titles marked', () => {
  const marks = screen.getAllByRole('mark').map(({ textContent }) => textContent);
  expect(marks).toEqual(['Red', 'Shirt', 'Shirt', 'Gre', 'Shirt']);
});

function press(key: string): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

function link(name: string): HTMLElement {
  return screen.getByRole('link', { name: new RegExp(name) });
}
