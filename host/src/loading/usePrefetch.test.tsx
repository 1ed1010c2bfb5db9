/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemotesContext } from '../remotes/RemotesContext';
import type { Remotes } from '../remotes/createRemotes';
import { usePrefetch } from './usePrefetch';

const prefetch = jest.fn();
const remotes = { loader: { prefetch } } as unknown as Remotes;

beforeEach(() => {
  prefetch.mockClear();
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
      <a href="/cart">
        <span>the cart</span>
      </a>
      <a href="https://elsewhere.example/cart">elsewhere</a>
      <p>text</p>
    </>
  );
}
