import type { ReactNode } from 'react';
import { createStores, StoresProvider, type AuthGateway, type Stores } from 'shared-state';
import { MemoryStorage } from 'shared-state/testing';
import { MemoryRouter } from 'shared-ui/memory-router';
import { useLocation, type Location } from 'shared-ui/router';

/** Stores of a shopper with the given values in the storage, and that storage. */
export function storesOf(
  stored: Readonly<Record<string, unknown>> = {},
  gateway?: AuthGateway,
): Stores & { readonly storage: MemoryStorage } {
  const storage = new MemoryStorage(stored);
  return { ...createStores(() => storage, undefined, gateway), storage };
}

/** Content within the host's providers. */
export function inShop(
  content: ReactNode,
  address: string | Partial<Location> = '/',
  stores: Stores = storesOf(),
): ReactNode {
  return (
    <MemoryRouter initialEntries={[address]}>
      <StoresProvider stores={stores}>{content}</StoresProvider>
    </MemoryRouter>
  );
}

/** Says where the shopper is, with the navigation state if there is one: `at /login {"from":…}`. */
export function Place(): ReactNode {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname}${state ? ` ${JSON.stringify(state)}` : ''}`}</p>;
}
