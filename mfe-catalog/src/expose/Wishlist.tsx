import type { ReactNode } from 'react';
import { WishlistPage } from '../wishlist/WishlistPage';
import { MiniCartOutlet } from '../miniCart/MiniCartOutlet';

/** `/wishlist` (SPEC §2, Wishlist); the host guards it. */
export default function Wishlist(): ReactNode {
  return (
    <>
      <WishlistPage />
      <MiniCartOutlet />
    </>
  );
}
