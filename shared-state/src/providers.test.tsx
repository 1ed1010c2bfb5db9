/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { expect, it, jest } from '@jest/globals';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createStores, type Stores } from './createStores';
import {
  CartProvider,
  StoresProvider,
  useAuth,
  useCart,
  usePreferences,
  useReceipts,
  useSaved,
  useStores,
  useWishlist,
} from './providers';
import { MemoryStorage } from './testing/memoryStorage';
import { product, receipt } from './testing/products';

const WITHOUT_PROVIDER = 'useStores must be used within a StoresProvider';

const HOOKS: readonly (readonly [
  useStore: () => unknown,
  message: string,
  read: (stores: Stores) => unknown,
])[] = [
  [useAuth, 'useAuth must be used within an AuthProvider', ({ session }) => session],
  [useWishlist, 'useWishlist must be used within a WishlistProvider', ({ wishlist }) => wishlist],
  [useCart, 'useCart must be used within a CartProvider', ({ cart }) => cart],
  [useSaved, WITHOUT_PROVIDER, ({ saved }) => saved],
  [useReceipts, WITHOUT_PROVIDER, ({ receipts }) => receipts],
  [usePreferences, WITHOUT_PROVIDER, ({ preferences }) => preferences],
  [useStores, WITHOUT_PROVIDER, (stores) => stores],
];

it.each(HOOKS)(
  '%p returns the store that StoresProvider provides, and throws its message outside of it',
  (useStore, message, read) => {
    const stores = createStores(() => null);
    const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
      <StoresProvider stores={stores}>{children}</StoresProvider>
    );
    expect(renderHook(useStore, { wrapper }).result.current).toBe(read(stores));
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(useStore)).toThrow(new Error(message));
    consoleError.mockRestore();
  },
);

it('StoresProvider starts every store once mounted, and stops them when it unmounts', () => {
  const storage = new MemoryStorage({
    cart: [line(2)],
    'weft.saved': [line(3)],
    'weft.receipts': [receipt()],
    'weft.preferences': { theme: 'dark' },
  });
  const stores = createStores(() => storage);
  const { unmount } = render(<StoresProvider stores={stores}>{null}</StoresProvider>);
  const { cart, saved, receipts, preferences } = stores;
  const read = (): unknown => [
    cart.count,
    saved.lines[0]?.quantity,
    receipts.list.length,
    preferences.theme,
  ];
  expect(read()).toEqual([2, 3, 1, 'dark']);
  expect(stores.session.loading).toBe(false);
  unmount();
  act(() => storage.clearElsewhere());
  expect(read()).toEqual([2, 3, 1, 'dark']);
});

it('a provider starts a new store that it is given, and stops the previous one', () => {
  const storages = [1, 2].map((quantity) => new MemoryStorage({ cart: [line(quantity)] }));
  const carts = storages.map((storage) => createStores(() => storage).cart);
  const [first, second] = carts as [Stores['cart'], Stores['cart']];
  const { rerender, unmount } = render(<CartProvider store={first}>{null}</CartProvider>);
  rerender(<CartProvider store={second}>{null}</CartProvider>);
  expect([first.count, second.count]).toEqual([1, 2]);
  storages[0]?.writeElsewhere('cart', [line(9)]);
  expect(first.count).toBe(1);
  unmount();
});

function line(quantity: number): object {
  return { ...product('a'), quantity };
}
