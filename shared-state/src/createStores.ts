import { CartStore } from './cart/CartStore';
import { systemClock, type Clock } from './clock/clock';
import { StorageHealth } from './persistence/StorageHealth';
import { browserStorage, StoredText, type KeyValueStorage } from './persistence/StoredText';
import { SimulatedGateway, type AuthGateway } from './session/AuthGateway';
import { SessionStore } from './session/SessionStore';
import { WishlistStore } from './wishlist/WishlistStore';

/** One set of stores over one storage. */
export interface Stores {
  readonly session: SessionStore;
  readonly wishlist: WishlistStore;
  readonly cart: CartStore;
  readonly health: StorageHealth;
}

/**
 * Makes a set of stores. The apps share the one below; a test makes its own, with a storage, a clock and a gateway of
 * its choice. Nothing is read before a store is started.
 */
export function createStores(
  storage: () => KeyValueStorage | null,
  clock: Clock = systemClock,
  gateway: AuthGateway = new SimulatedGateway(clock),
): Stores {
  const health = new StorageHealth();
  const text = (key: string): StoredText => new StoredText(key, storage, health);
  return {
    session: new SessionStore(text('user'), text('token'), gateway),
    wishlist: new WishlistStore(text('wishlist')),
    cart: new CartStore(text('cart')),
    health,
  };
}

/** The page's own set; one for all apps, because the module is a strict singleton of the share scope. */
export const stores: Stores = createStores(browserStorage);
