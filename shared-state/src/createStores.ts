import { CartStore } from './cart/CartStore';
import { systemClock, type Clock } from './clock/clock';
import { eraseOwnKeys } from './persistence/eraseOwnKeys';
import { StorageHealth } from './persistence/StorageHealth';
import { browserStorage, StoredText, type KeyValueStorage } from './persistence/StoredText';
import { PreferencesStore } from './preferences/PreferencesStore';
import { SimulatedGateway, type AuthGateway } from './session/AuthGateway';
import { SessionStore } from './session/SessionStore';
import { WishlistStore } from './wishlist/WishlistStore';

/** One set of stores over one storage. */
export interface Stores {
  readonly session: SessionStore;
  readonly wishlist: WishlistStore;
  readonly cart: CartStore;
  readonly preferences: PreferencesStore;
  readonly health: StorageHealth;
  /** Removes everything that the shop has stored about the shopper, on this page and in the storage. */
  readonly eraseAll: () => void;
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
  const session = new SessionStore(text('user'), text('token'), gateway);
  const wishlist = new WishlistStore(text('wishlist'));
  const cart = new CartStore(text('cart'));
  const preferences = new PreferencesStore(text('weft.preferences'));
  return {
    session,
    wishlist,
    cart,
    preferences,
    health,
    eraseAll: () => {
      void session.logout();
      wishlist.clear();
      cart.clear();
      preferences.reset();
      eraseOwnKeys(storage);
    },
  };
}

/** The page's own set; one for all apps, because the module is a strict singleton of the share scope. */
export const stores: Stores = createStores(browserStorage);
