import { stores } from '../createStores';
import { createStoreContext } from '../createStoreContext';

const context = createStoreContext(
  stores.session,
  'useAuth must be used within an AuthProvider',
  stores.receipts,
);

/** Provides the session and reads the stored user once mounted (docs/product/storage.md#keys). */
export const AuthProvider = context.Provider;

/** The session of the nearest {@link AuthProvider}. */
export const useAuth = context.useStore;
