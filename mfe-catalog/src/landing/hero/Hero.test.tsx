/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'shared-ui/router';
import { Hero } from './Hero';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lacks matchMedia and the network information.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the hero', () => {
  it('loads the other pictures before it advances', () => {
    show({ saveData: false });
    expect(pictures()).toBe(1);
    pass(3_000);
    expect(pictures()).toBe(5);
  });

  it('stays at its first picture and loads no other if the shopper saves data', () => {
    show({ saveData: true });
    pass(60_000);
    expect(pictures()).toBe(1);
    expect(screen.getByRole('group', { name: '1 of 5' })).not.toHaveAttribute('inert');
  });

  it('loads only the chosen picture if the shopper saves data', () => {
    show({ saveData: true });
    fireEvent.click(screen.getByRole('button', { name: 'Show image 3 of 5' }));
    pass(60_000);
    expect(screen.getByRole('group', { name: '3 of 5' })).not.toHaveAttribute('inert');
    expect(screen.getByRole('group', { name: '3 of 5' }).querySelector('img')).not.toBeNull();
    expect(pictures()).toBe(2);
  });

  it('loads and shows all pictures after Play', () => {
    show({ saveData: true });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(3_000);
    expect(pictures()).toBe(5);
    pass(1_500);
    expect(screen.getByRole('group', { name: '2 of 5' })).not.toHaveAttribute('inert');
  });
});

function show(connection: { readonly saveData: boolean }): void {
  Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), connection),
    configurable: true,
  });
  render(
    <MemoryRouter>
      <Hero id="home" />
    </MemoryRouter>,
  );
}

function pass(milliseconds: number): void {
  // In steps, because each advance starts its timer after a render.
  for (let left = milliseconds; left > 0; left -= 500) act(() => jest.advanceTimersByTime(500));
}

function pictures(): number {
  return document.querySelectorAll('img').length;
}
