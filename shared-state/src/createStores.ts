import { CartStore } from './cart/CartStore';
import { systemClock, type Clock } from './clock/clock';
import { eraseOwnKeys } from './persistence/eraseOwnKeys';
import { openStorage, type StorageFinder } from './persistence/KeyValueStorage';
import { Persistence } from './persistence/Persistence';
import { eraseEntries } from './persistence/shopEntry';
import { StoredText } from './persistence/StoredText';
import { browserTab, type Tab } from './persistence/Tab';
import { PreferencesStore } from './preferences/PreferencesStore';
import { ReceiptStore } from './receipts/ReceiptStore';
import { SavedStore } from './saved/SavedStore';
import { SimulatedGateway, type AuthGateway } from './session/AuthGateway';
import { SessionStore } from './session/SessionStore';
import { WishlistStore } from './wishlist/WishlistStore';

/** A set of stores with one storage. */
export interface Stores {
  readonly session: SessionStore;
  readonly wishlist: WishlistStore;
  readonly cart: CartStore;
  readonly saved: SavedStore;
  readonly receipts: ReceiptStore;
  readonly preferences: PreferencesStore;
  readonly health: Pick<Persistence, 'isMemoryOnly' | 'hasUnreadable'>;
  /** Reads all stored values and follows the other tabs until the disposer is called. */
  readonly start: () => () => void;
  /** Removes all of the shopper's data, in memory and in the storage. */
  readonly eraseAll: () => void;
  /**
   * When another tab erases everything, erases this tab's sessionStorage entries, and calls back. Until the disposer is called.
   */
  readonly followErasing: (onErase: () => void) => () => void;
}

/**
 * Creates a set of stores. The apps share `stores`. A test creates its own, with any storage, clock, gateway and tab.
 * Nothing is read before a store is started.
 */
export function createStores(
  storage: StorageFinder,
  clock: Clock = systemClock,
  gateway: AuthGateway = new SimulatedGateway(clock),
  tab: Tab = browserTab(storage),
): Stores {
  const persistence = new Persistence(storage, tab);
  const session = new SessionStore(persistence, gateway);
  // Each `eraseAll` writes and removes it, because only the storage reaches every tab.
  const erased = new StoredText('weft.erased', persistence);
  const persistentStores = {
    wishlist: new WishlistStore(persistence),
    cart: new CartStore(persistence),
    saved: new SavedStore(persistence),
    receipts: new ReceiptStore(persistence),
    preferences: new PreferencesStore(persistence),
  };
  return {
    session,
    ...persistentStores,
    health: persistence,
    start: () => {
      const stops = [session, ...Object.values(persistentStores)].map((store) => store.start());
      return () => stops.forEach((stop) => stop());
    },
    eraseAll: () => {
      void session.logout();
      for (const store of Object.values(persistentStores)) store.erase();
      eraseOwnKeys(storage);
      eraseEntries();
      persistence.forgetUnreadable();
      erased.write('1');
      erased.write(null);
    },
    followErasing: (onErase) =>
      erased.follow(() => {
        eraseEntries();
        persistence.forgetUnreadable();
        onErase();
      }),
  };
}

/**
 * The page's set, which the host provides. It is the same in every app, because the package is a strict singleton of the
 * share scope.
 */
export const stores: Stores = createStores(() => openStorage('device'));
