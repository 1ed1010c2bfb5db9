/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { expect, it, jest } from '@jest/globals';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createStores, type Stores } from './createStores';
import {
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
import { product } from './testing/products';

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

it('StoresProvider starts its set once mounted, and stops it for another set', () => {
  const storage = new MemoryStorage({ cart: [{ ...product('a'), quantity: 2 }] });
  const [stores, otherStores] = [createStores(() => storage), createStores(() => null)];
  const { rerender } = render(<StoresProvider stores={stores}>{null}</StoresProvider>);
  expect(stores.cart.count).toBe(2);
  expect(otherStores.session.loading).toBe(true);
  rerender(<StoresProvider stores={otherStores}>{null}</StoresProvider>);
  expect(otherStores.session.loading).toBe(false);
  storage.clearElsewhere();
  expect(stores.cart.count).toBe(2);
});
