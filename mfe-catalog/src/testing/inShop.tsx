import type { ReactElement } from 'react';
import { createStores, StoresProvider, type Stores } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import type { Address } from 'stand-in/hydration';
import type { Product } from '../catalogue/types';

/** Stores of a shopper with the given values in the storage. */
export function storesOf(stored: Readonly<Record<string, unknown>> = {}): Stores {
  const storage = new MemoryStorage(stored);
  return createStores(() => storage);
}

/** An element within the host's providers. */
export function inShop(
  element: ReactElement,
  address: Address = { pathname: '/' },
  stores: Stores = storesOf(),
): ReactElement {
  return (
    <MemoryRouter initialEntries={[address]}>
      <StoresProvider stores={stores}>{element}</StoresProvider>
    </MemoryRouter>
  );
}

/** Coat 1, Coat 2 and so on, which no catalogue has. */
export function coats(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `coat-${index + 1}`,
    title: `Coat ${index + 1}`,
    imageUrl: '',
    newPrice: 999,
  }));
}
