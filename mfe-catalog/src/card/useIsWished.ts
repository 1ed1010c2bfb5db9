import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import { useWishlist } from 'shared-state';

/** Whether a product is on the wishlist; false in a page's HTML, which is the same for everybody. */
export function useIsWished(id: string): boolean {
  const wishlist = useWishlist();
  const subscribe = useCallback(
    (onChange: () => void) => reaction(() => wishlist.has(id), onChange),
    [wishlist, id],
  );
  return useSyncExternalStore(
    subscribe,
    () => wishlist.has(id),
    () => false,
  );
}
