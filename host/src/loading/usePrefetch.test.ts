/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, renderHook, screen } from '@testing-library/react';
import { testRemotes } from '../remotes/testing/testRemotes';
import { usePrefetch } from './usePrefetch';

const prefetch = jest.fn();

beforeEach(() => {
  document.body.innerHTML = `<a href="/cart"><span>the cart</span></a>
    <a href="https://elsewhere.example/cart">elsewhere</a> <p>text</p>`;
  renderHook(usePrefetch, { wrapper: testRemotes({ prefetch }).wrapper });
});

it.each([
  ['pointed at', fireEvent.pointerOver],
  ['focused', fireEvent.focusIn],
  ['touched', fireEvent.touchStart],
])('loads the code of a page when its link is %s', (_, interest) => {
  interest(screen.getByText('the cart'));
  expect(prefetch.mock.calls).toEqual([['mfe_cart_checkout/Cart']]);
});

it('loads nothing for text or for a link out of the shop', () => {
  fireEvent.pointerOver(screen.getByText('elsewhere'));
  fireEvent.pointerOver(screen.getByText('text'));
  expect(prefetch).not.toHaveBeenCalled();
});
