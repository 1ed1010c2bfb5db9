/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemotesContext } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import { usePrefetch } from './usePrefetch';

const prefetch = jest.fn();
const remotes = { loader: { prefetch } } as unknown as Remotes;

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('usePrefetch', () => {
  it.each([
    ['pointed at', (link: Element) => fireEvent.pointerOver(link)],
    ['focused', (link: Element) => fireEvent.focusIn(link)],
    ['touched', (link: Element) => fireEvent.touchStart(link)],
  ])('loads the code of a page when its link is %s', (_, interest) => {
    show();
    interest(screen.getByText('the cart'));
    expect(prefetch.mock.calls).toEqual([['mfe_cart_checkout/Cart']]);
  });

  it('loads nothing for text or for a link out of the shop', () => {
    show();
    fireEvent.pointerOver(screen.getByText('elsewhere'));
    fireEvent.pointerOver(screen.getByText('text'));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('does nothing while the pointer rests on a link, to the current page or to another', () => {
    history.replaceState(null, '', '/product/men');
    show();
    for (const name of ['women', 'the cart']) {
      fireEvent.pointerOver(screen.getByText(name));
      jest.advanceTimersByTime(1_000);
      expect(jest.getTimerCount()).toBe(0);
    }
  });

  it('stops listening when the shop unmounts', () => {
    const shop = show();
    const link = screen.getByText('the cart');
    shop.unmount();
    fireEvent.pointerOver(link);
    expect(prefetch).not.toHaveBeenCalled();
  });
});

function show(): ReturnType<typeof render> {
  return render(
    <RemotesContext value={remotes}>
      <Links />
    </RemotesContext>,
  );
}

function Links(): ReactNode {
  usePrefetch();
  return (
    <>
      <a href="/product/women">women</a>
      <a href="/cart">
        <span>the cart</span>
      </a>
      <a href="https://elsewhere.example/cart">elsewhere</a>
      <p>text</p>
    </>
  );
}
