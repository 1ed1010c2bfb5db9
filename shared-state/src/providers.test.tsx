/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AuthProvider,
  CartProvider,
  type CartStore,
  createStores,
  useAuth,
  useCart,
  useWishlist,
  WishlistProvider,
} from '.';
import { MemoryStorage } from './testing/memoryStorage';
import { product } from './testing/products';

describe('the hooks outside their providers', () => {
  it.each([
    [useAuth, 'useAuth must be used within an AuthProvider'],
    [useWishlist, 'useWishlist must be used within a WishlistProvider'],
    [useCart, 'useCart must be used within a CartProvider'],
  ] as const)('%p throws its message', (useStore, message) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useStore())).toThrow(new Error(message));
    consoleError.mockClear();
  });
});

describe('the providers', () => {
  it('read the stored data once mounted, and stop following when they unmount', () => {
    const storage = new MemoryStorage({ cart: [{ ...product('a'), quantity: 2 }] });
    const stores = createStores(() => storage);
    const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
      <AuthProvider store={stores.session}>
        <WishlistProvider store={stores.wishlist}>
          <CartProvider store={stores.cart}>{children}</CartProvider>
        </WishlistProvider>
      </AuthProvider>
    );
    const { result, unmount } = renderHook(
      () => ({ session: useAuth(), wishlist: useWishlist(), cart: useCart() }),
      { wrapper },
    );
    expect(result.current.cart.count).toBe(2);
    expect(result.current.session.loading).toBe(false);
    unmount();
    storage.writeElsewhere('cart', []);
    expect(stores.cart.count).toBe(2);
  });

  it('start a new store that they are given, and stop the previous one', () => {
    const cartOf = (quantity: number): CartStore => {
      const storage = new MemoryStorage({ cart: [{ ...product('a'), quantity }] });
      return createStores(() => storage).cart;
    };
    const [first, second] = [cartOf(1), cartOf(2)];
    const { rerender, unmount } = render(<CartProvider store={first}>{null}</CartProvider>);
    rerender(<CartProvider store={second}>{null}</CartProvider>);
    expect([first.count, second.count]).toEqual([1, 2]);
    unmount();
  });
});
