/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Addition } from 'shared-state';
import { dismissToasts, Toasts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { inShop, storesOf } from 'stand-in/in-shop';
import { testRemotes } from '../remotes/testing/testRemotes';
import { MiniCartPlace } from './MiniCartPlace';

const SHIRT = { id: 'men-shirt-1', title: 'Indigo Shirt', imageUrl: '', newPrice: 1299 };
const MESSAGE = 'Indigo Shirt was added to your cart.';

type Props = Addition & { readonly opener: Element | null; readonly onClose: () => void };

let isBroken = false;
const component = ({ quantity, opener, onClose }: Props): ReactNode => {
  if (isBroken) throw new Error('broken');
  return <button onClick={onClose}>{`${quantity} by ${opener?.textContent}`}</button>;
};
const READY = { kind: 'ready', component };

const reportUncaught = jest.fn();
let enter: (state: object) => void;
let add: (quantity: number) => void;

beforeEach(() => {
  jest.useFakeTimers();
  const stores = storesOf();
  const loader = { visit: () => () => undefined, reportUncaught };
  const remotes = testRemotes(loader, { kind: 'loading', isSlow: false });
  enter = (state) => act(() => remotes.enter(state));
  add = (quantity) =>
    act(() => stores.cart.addToCart({ product: SHIRT, quantity, size: undefined }));
  const content = (
    <>
      <Link to="/cart">Cart</Link>
      <button>Add</button>
      <MiniCartPlace />
      <Toasts />
    </>
  );
  render(inShop(content, '/product/men', stores), {
    wrapper: remotes.wrapper,
    onCaughtError: () => undefined,
  });
  screen.getByRole('button', { name: 'Add' }).focus();
});

afterEach(() => act(dismissToasts));

it('shows each addition in the frame of the press, in the mini cart, which knows the pressed control, until it closes', () => {
  enter(READY);
  add(1);
  expect(panel()).toHaveTextContent('1 by Add');
  add(2);
  expect(panel()).toHaveTextContent('2 by Add');
  expect(screen.queryByText(MESSAGE)).toBeNull();
  fireEvent.click(panel() as Element);
  expect(panel()).toBeNull();
});

it('shows only the last addition if the module is loaded after several', () => {
  add(1);
  add(2);
  expect(panel()).toBeNull();
  enter(READY);
  expect(panel()).toHaveTextContent('2 by Add');
});

it.each([
  ['cannot be loaded', () => enter({ kind: 'failed' })],
  ['is not loaded in time', () => act(() => jest.advanceTimersByTime(3_000))],
])('shows a message if the module %s, and the place stays empty', (_, fail) => {
  add(1);
  expect(screen.queryByText(MESSAGE)).toBeNull();
  fail();
  expect(screen.getByText(MESSAGE)).toBeVisible();
  enter(READY);
  expect(panel()).toBeNull();
});

it('shows a message if the module throws, and the next addition tries again', () => {
  isBroken = true;
  enter(READY);
  add(1);
  expect(screen.getByText(MESSAGE)).toBeVisible();
  expect(reportUncaught).toHaveBeenCalledTimes(1);
  isBroken = false;
  add(1);
  expect(panel()).toBeVisible();
});

it('closes when the shopper leaves the page', () => {
  enter(READY);
  add(1);
  fireEvent.click(screen.getByRole('link'));
  expect(panel()).toBeNull();
});

function panel(): HTMLElement | null {
  return screen.queryByRole('button', { name: / by / });
}
