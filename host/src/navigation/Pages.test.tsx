import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, PathLink, Route, useLocation, useStableNavigate } from 'shared-ui/router';
import type { PageState } from '../federation/states';
import { LoaderProvider } from '../remotes/LoaderContext';
import type { PageLoader } from '../remotes/createPageLoader';
import { Pages } from './Pages';

const REST = 65;

const cart = observable({ count: 1 });

let kind: PageState['kind'];
const prefetch = jest.fn();
const loader = {
  prefetch,
  stateOf: () => ({ kind }),
};
const pageLoader = { loader } as unknown as PageLoader;

/** What the effects of pages have seen, in their order. */
let effects: string[];

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
  kind = 'ready';
  effects = [];
});

afterEach(() => {
  jest.useRealTimers();
});

describe('Pages', () => {
  it('renders the page of a link that is pointed at, hidden and without its effects, and shows it at the click', () => {
    show();
    point('Men', REST);
    const ahead = screen.getByText('page /product/men?a=b');
    expect(isHidden(ahead)).toBe(true);
    expect(effects).toEqual(['landing']);

    fireEvent.click(screen.getByText('Men'));
    expect(isHidden(ahead)).toBe(false);
    expect(ahead).toBeInTheDocument();
    expect(ahead).toHaveAttribute('data-key', expect.not.stringMatching('default'));
    expect(effects).toEqual(['landing', 'no landing', '/product/men?a=b']);
  });

  it('hides the page that was left at once, unmounted, and removes it when the browser is idle', () => {
    show();
    point('Men', REST);
    fireEvent.click(screen.getByText('Men'));
    const landing = screen.getByText('the landing page');
    expect(isHidden(landing)).toBe(true);
    expect(effects).toContain('no landing');
    rest();
    expect(landing).not.toBeInTheDocument();
    expect(isHidden(screen.getByText('page /product/men?a=b'))).toBe(false);
  });

  it('keeps the page when its address changes, and renders the next one ahead of it', () => {
    show();
    point('Men', REST);
    const page = screen.getByText('page /product/men?a=b');
    fireEvent.click(screen.getByText('Men'));
    fireEvent.click(screen.getByText('Women'));
    expect(page).toHaveTextContent('page /product/women');
    point('Cart', REST);
    expect(isHidden(page)).toBe(false);
    expect(isHidden(screen.getByText('the cart'))).toBe(true);
    fireEvent.click(screen.getByText('Cart'));
    expect(isHidden(screen.getByText('the cart'))).toBe(false);
    rest();
    expect(page).not.toBeInTheDocument();
    fireEvent.click(screen.getByText('Account'));
    expect(isHidden(screen.getByText('the account'))).toBe(false);
    expect(screen.queryByText('the cart')).toBeNull();
  });

  it('removes the page ahead when the pointer leaves the link, or another page is opened', () => {
    show();
    point('Men', REST);
    point('Cart', 0);
    rest();
    expect(screen.queryByText(/^page/)).toBeNull();
    expect(isHidden(screen.getByText('the cart'))).toBe(true);
    fireEvent.click(screen.getByText('Women'));
    rest();
    expect(screen.queryByText('the cart')).toBeNull();
    expect(isHidden(screen.getByText('page /product/women'))).toBe(false);
  });

  it('shows what has changed in a store since', () => {
    show();
    point('Cart', REST);
    act(() => runInAction(() => void (cart.count = 2)));
    fireEvent.click(screen.getByText('Cart'));
    expect(screen.getByText('the cart')).toHaveAttribute('data-count', '2');
    act(() => runInAction(() => void (cart.count = 3)));
    expect(screen.getByText('the cart')).toHaveAttribute('data-count', '3');
  });

  it('keeps the navigation state of the click', () => {
    show();
    point('Cart', REST);
    fireEvent.click(screen.getByText('With state'));
    expect(screen.getByText('the cart')).toHaveAttribute('data-state', '"from a button"');
  });

  it('waits until the code of the page is there', () => {
    kind = 'loading';
    show();
    point('Cart', REST);
    expect(prefetch).toHaveBeenCalledWith('mfe_cart_checkout/Cart');
    expect(screen.queryByText('the cart')).toBeNull();
    kind = 'ready';
    act(() => jest.advanceTimersByTime(REST));
    expect(isHidden(screen.getByText('the cart'))).toBe(true);
  });

  it('renders nothing for a pointer that passes, for a touch, or for the present page', () => {
    show('/cart');
    point('Men', REST - 1);
    point('Cart', REST);
    fireEvent.touchStart(screen.getByText('Men'));
    fireEvent.pointerMove(screen.getByText('Men'));
    act(() => jest.advanceTimersByTime(REST));
    expect(screen.queryByText(/^page/)).toBeNull();
    expect(screen.getAllByText('the cart')).toHaveLength(1);
    expect(prefetch).toHaveBeenCalledTimes(3);
  });

  it('renders nothing for a page that is not likely, nor before the present page is hydrated', () => {
    show();
    point('Account', REST);
    expect(prefetch).toHaveBeenCalledWith('mfe_account_auth/Account');
    expect(screen.queryByText('the account')).toBeNull();
    document.body.dataset.asleep = '';
    point('Cart', REST);
    expect(screen.queryByText('the cart')).toBeNull();
    delete document.body.dataset.asleep;
    act(() => jest.advanceTimersByTime(REST));
    expect(isHidden(screen.getByText('the cart'))).toBe(true);
  });
});

function point(link: string, during: number): void {
  fireEvent.pointerMove(screen.getByText(link));
  act(() => jest.advanceTimersByTime(during));
}

/** Lets the browser be idle; Node has no `requestIdleCallback`, so that a timer stands for it. */
function rest(): void {
  act(() => jest.advanceTimersByTime(200));
}

/** Whether an element is on a page that is not the present one; styles, which hide it, are not loaded here. */
function isHidden(element: Element): boolean {
  return element.closest('[data-hidden]') !== null;
}

function show(address = '/'): void {
  history.replaceState(null, '', address);
  render(
    <MemoryRouter initialEntries={[address]}>
      <LoaderProvider value={pageLoader}>
        <PathLink to="/product/men?a=b">Men</PathLink>
        <PathLink to="/product/women">Women</PathLink>
        <PathLink to="/cart">Cart</PathLink>
        <PathLink to="/account">Account</PathLink>
        <Pages>
          <Route path="/" element={<Landing />} />
          <Route path="/product/men" element={<Listing />} />
          <Route path="/product/women" element={<Listing />} />
          <Route path="/cart" element={<Cart />} />
          <Route path="/account" element="the account" />
        </Pages>
      </LoaderProvider>
    </MemoryRouter>,
  );
}

function Landing(): ReactNode {
  useEffect(() => {
    effects.push('landing');
    return () => void effects.push('no landing');
  }, []);
  const navigate = useStableNavigate();
  return (
    <>
      <p>the landing page</p>
      <button type="button" onClick={() => navigate('/cart', { state: 'from a button' })}>
        With state
      </button>
    </>
  );
}

function Listing(): ReactNode {
  const { pathname, search, key } = useLocation();
  useEffect(() => {
    effects.push(pathname + search);
  }, [pathname, search]);
  return <p data-key={key}>{`page ${pathname}${search}`}</p>;
}

const Cart = observer(function Cart(): ReactNode {
  return (
    <p data-state={JSON.stringify(useLocation().state)} data-count={cart.count}>
      the cart
    </p>
  );
});
