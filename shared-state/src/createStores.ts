import { CartStore } from './cart/CartStore';
import { systemClock, type Clock } from './clock/clock';
import { eraseOwnKeys } from './persistence/eraseOwnKeys';
import {
  browserStorage,
  openStorage,
  type KeyName,
  type StorageFinder,
} from './persistence/KeyValueStorage';
import { Persistence } from './persistence/Persistence';
import type { StorageHealth } from './persistence/StorageHealth';
import { StoredText } from './persistence/StoredText';
import { browserTab, type Tab } from './persistence/Tab';
import { PreferencesStore } from './preferences/PreferencesStore';
import { ReceiptStore } from './receipts/ReceiptStore';
import { SimulatedGateway, type AuthGateway } from './session/AuthGateway';
import { SessionStore } from './session/SessionStore';
import { WishlistStore } from './wishlist/WishlistStore';

/** One set of stores over one storage. */
export interface Stores {
  readonly session: SessionStore;
  readonly wishlist: WishlistStore;
  readonly cart: CartStore;
  readonly receipts: ReceiptStore;
  readonly preferences: PreferencesStore;
  readonly health: StorageHealth;
  /** Removes everything that the shop knows of the shopper, in memory and in the storage. */
  readonly eraseAll: () => void;
}

/**
 * Creates a set of stores. The apps share `stores`; a test creates its own with a storage, clock, gateway and tab of
 * its choice. Nothing is read before a store is started.
 */
export function createStores(
  storage: StorageFinder,
  clock: Clock = systemClock,
  gateway: AuthGateway = new SimulatedGateway(clock),
  tab: Tab = browserTab(storage),
): Stores {
  const persistence = new Persistence(storage, tab);
  const text = (key: KeyName): StoredText => new StoredText(key, persistence);
  const session = new SessionStore(text('user'), text('token'), gateway);
  const wishlist = new WishlistStore(persistence);
  const cart = new CartStore(persistence);
  const receipts = new ReceiptStore(persistence);
  const preferences = new PreferencesStore(persistence);
  return {
    session,
    wishlist,
    cart,
    receipts,
    preferences,
    health: persistence.health,
    eraseAll: () => {
      void session.logout();
      wishlist.erase();
      cart.erase();
      receipts.erase();
      preferences.reset();
      eraseOwnKeys(storage);
      eraseOwnKeys(() => openStorage('tab'));
    },
  };
}

/** The page's own set, the same in every app because the package is a strict singleton of the share scope. */
export const stores: Stores = createStores(browserStorage);
