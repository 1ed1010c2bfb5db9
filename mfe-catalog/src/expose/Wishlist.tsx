import { useEffect, useRef, type ReactNode } from 'react';
import { useAfterHydration } from 'shared-ui';
import { useSearchParams } from 'shared-ui/router';
import { WishlistPage } from '../wishlist/WishlistPage';
import { readSharedList } from '../wishlist/sharedList';
import { SharedWishlist } from '../wishlist/SharedWishlist';

/** `/wishlist` (docs/product/listing.md#wishlist); the host guards it. */
export default function Wishlist(): ReactNode {
  const [query] = useSearchParams();
  // The HTML is one file for all queries. It shows the shopper's own list.
  const shared = useAfterHydration(readSharedList(query), null);
  // The host moves the focus only to the heading of another path.
  const list = query.get('items');
  const before = useRef(list);
  useEffect(() => {
    if (before.current !== list) document.querySelector<HTMLElement>('h1')?.focus();
    before.current = list;
  }, [list]);

  return shared ? <SharedWishlist products={shared} /> : <WishlistPage />;
}
