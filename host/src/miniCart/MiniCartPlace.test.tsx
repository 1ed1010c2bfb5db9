/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CartProvider, createStores, type Addition, type CartStore } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { dismissToasts, Toasts } from 'shared-ui';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Link } from 'shared-ui/router';
import type { Remotes } from '../remotes/createRemotes';
import type { PageState } from '../remotes/RemoteLoader';
import { RemotesContext } from '../remotes/RemotesContext';
import { MiniCartPlace } from './MiniCartPlace';

const SHIRT = { id: 'men-shirt-1', title: 'Indigo Shirt', imageUrl: '', newPrice: 1299 };
const MESSAGE = 'Indigo Shirt was added to your cart.';

type Props = Addition & { readonly opener: Element | null; readonly onClose: () => void };

const FAILED = { kind: 'failed', ready: null } as PageState;
const READY = ready(({ quantity, opener, onClose }) => (
  <button onClick={onClose}>{`${quantity} by ${opener?.textContent}`}</button>
));

let state: PageState;
let listeners: Set<() => void>;
const reportUncaught = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  state = { kind: 'loading', isSlow: false };
  listeners = new Set();
  reportUncaught.mockClear();
});

afterEach(() => {
  act(dismissToasts);
  jest.useRealTimers();
});

it('shows each addition in the mini cart, which knows the pressed control, until it closes', async () => {
  const cart = open();
  await enter(READY);
  await add(cart, 1);
  expect(panel()).toHaveTextContent('1 by Add');
  await add(cart, 2);
  expect(panel()).toHaveTextContent('2 by Add');
  expect(screen.queryByText(MESSAGE)).toBeNull();
  fireEvent.click(panel() as Element);
  expect(panel()).toBeNull();
});

it('shows an addition at once, in the frame of the press, if the module is loaded', () => {
  state = READY;
  const cart = open();
  act(() => cart.addToCart(addition(1)));
  expect(panel()).toHaveTextContent('1 by Add');
});

it('shows only the last addition if the module is loaded after several', async () => {
  const cart = open();
  await add(cart, 1);
  await add(cart, 2);
  expect(panel()).toBeNull();
  await enter(READY);
  expect(panel()).toHaveTextContent('2 by Add');
});

it.each([
  ['cannot be loaded', () => enter(FAILED)],
  ['is not loaded in time', () => settle(() => jest.advanceTimersByTime(3_000))],
])('shows a message if the module %s, and the place stays empty', async (_, fail) => {
  const cart = open();
  await add(cart, 1);
  expect(screen.queryByText(MESSAGE)).toBeNull();
  await fail();
  expect(screen.getByText(MESSAGE)).toBeVisible();
  await enter(READY);
  expect(panel()).toBeNull();
});

it('shows a message if the module throws, and the next addition tries again', async () => {
  let isBroken = true;
  const cart = open();
  await enter(
    ready(() => {
      if (isBroken) throw new Error('broken');
      return <button>1 by Add</button>;
    }),
  );
  await add(cart, 1);
  expect(screen.getByText(MESSAGE)).toBeVisible();
  expect(reportUncaught).toHaveBeenCalledTimes(1);
  isBroken = false;
  await add(cart, 1);
  expect(panel()).toBeVisible();
});

it('closes when the shopper leaves the page', async () => {
  const cart = open();
  await enter(READY);
  await add(cart, 1);
  fireEvent.click(screen.getByRole('link'));
  expect(panel()).toBeNull();
});

function ready(component: (props: Props) => ReactNode): PageState {
  return { kind: 'ready', component: component as () => ReactNode, integrity: '' };
}

function open(): CartStore {
  const { cart } = createStores(() => new MemoryStorage());
  const loader = {
    stateOf: () => state,
    visit: () => () => undefined,
    subscribe: (_: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportUncaught,
  };
  render(
    <MemoryRouter initialEntries={['/product/men']}>
      <RemotesContext value={{ loader } as unknown as Remotes}>
        <CartProvider store={cart}>
          <Link to="/cart">Cart</Link>
          <button>Add</button>
          <MiniCartPlace />
          <Toasts />
        </CartProvider>
      </RemotesContext>
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );
  screen.getByRole('button', { name: 'Add' }).focus();
  return cart;
}

async function enter(next: PageState): Promise<void> {
  state = next;
  await settle(() => listeners.forEach((listener) => listener()));
}

async function add(cart: CartStore, quantity: number): Promise<void> {
  await settle(() => cart.addToCart(addition(quantity)));
}

function addition(quantity: number): Addition {
  return { product: SHIRT, quantity, size: undefined };
}

/** Runs something, and what waits for it. */
async function settle(run: () => void): Promise<void> {
  await act(() => {
    run();
    return Promise.resolve();
  });
}

function panel(): HTMLElement | null {
  return screen.queryByRole('button', { name: / by / });
}
