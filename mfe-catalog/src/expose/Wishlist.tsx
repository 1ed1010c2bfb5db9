import type { ReactNode } from 'react';
import { WishlistPage } from '../wishlist/WishlistPage';

/** `/wishlist` (SPEC §2, Wishlist); the host's guard stands before it. */
export default function Wishlist(): ReactNode {
  return <WishlistPage />;
}
