/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { FoundProducts } from './FoundProducts';

const PRODUCTS = ['Red Shirt', 'Blue Shirt', 'Green Shirt'].map((title) => ({
  path: `/product/${title.slice(0, 3)}`,
  title,
  imageUrl: '',
  colour: undefined,
  price: 1299,
}));

describe('the found products', () => {
  it('are reached by the arrow keys, and Up on the first returns to the field', () => {
    const { onPastStart } = show();
    link('Red Shirt').focus();
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

  it('close the search on Escape, and leave other keys alone', () => {
    const { onClose } = show();
    link('Red Shirt').focus();
    expect(press('Tab')).toBe(true);
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('marks the typed letters of titles', () => {
  show();
  expect(within(link('Red Shirt')).getAllByRole('mark').map(textOf)).toEqual(['Red', 'Shirt']);
  cleanup();
  show('blu');
  expect(screen.getAllByRole('mark').map(textOf)).toEqual(['Blu']);
});

function textOf({ textContent }: HTMLElement): string {
  return textContent;
}

function press(key: string): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

function link(name: string): HTMLElement {
  return screen.getByRole('link', { name: new RegExp(name) });
}

function show(term = 'red shirts'): {
  readonly onPastStart: jest.Mock;
  readonly onClose: jest.Mock;
} {
  const [onPastStart, onClose] = [jest.fn(), jest.fn()];
  render(
    <MemoryRouter>
      <FoundProducts
        ref={null}
        term={term}
        found={{ section: null, meant: null, products: PRODUCTS }}
        onChoose={jest.fn()}
        onFollow={jest.fn()}
        onPastStart={onPastStart}
        onClose={onClose}
      />
    </MemoryRouter>,
  );
  return { onPastStart, onClose };
}
