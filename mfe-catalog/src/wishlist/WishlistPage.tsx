import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { toSummary, useCart, useWishlist, type WishlistItem } from 'shared-state';
import { Button, ButtonLink, EmptyState, PageTitle, showToast, useAfterHydration } from 'shared-ui';
import { ProductGrid } from '../card/ProductGrid';
import type { Product } from '../catalogue/types';
import { wishedProducts } from './wishedProducts';
import classes from './WishlistPage.module.scss';

const NO_ITEMS: readonly WishlistItem[] = [];

/** What a shopper has saved (SPEC §2, Wishlist): to buy, to take out, and to take back out of the bin. */
export const WishlistPage = observer(function WishlistPage(): ReactNode {
  const wishlist = useWishlist();
  const cart = useCart();
  const products = wishedProducts(useAfterHydration(wishlist.items, NO_ITEMS));
  const { ref, focusAfterChange } = useHeartFocus(products.length);

  const handleHeart = (product: Product): void => {
    const place = products.indexOf(product);
    focusAfterChange(place);
    wishlist.remove(product.id);
    showToast(`${product.title} is off your wishlist.`, {
      label: 'Undo',
      run: () => {
        focusAfterChange(place);
        wishlist.restore(toSummary(product), place);
      },
    });
  };

  const handleAddAll = (): void => {
    for (const product of products) cart.add(toSummary(product));
    showToast(
      products.length === 1
        ? '1 product is in your cart.'
        : `${products.length} products are in your cart.`,
    );
  };

  return (
    <div ref={ref}>
      <PageTitle
        description="The clothes you put by, to look at again, move to your cart or let go."
        path="/wishlist"
        isUnlisted
      >
        Wishlist
      </PageTitle>
      {products.length === 0 ? (
        <NothingWished />
      ) : (
        <div className={classes.page}>
          <header className={classes.head}>
            <h1 tabIndex={-1}>Wishlist</h1>
            <p className={classes.count}>
              {products.length === 1 ? '1 product' : `${products.length} products`}
            </p>
            <Button onClick={handleAddAll}>Add all to cart</Button>
          </header>
          <ProductGrid products={products} onHeart={handleHeart} />
          <p>
            <ButtonLink variant="secondary" to="/product/men">
              Continue Shopping
            </ButtonLink>
          </p>
        </div>
      )}
    </div>
  );
});

function NothingWished(): ReactNode {
  return (
    <EmptyState
      icon="heart"
      level={1}
      title="Your wishlist is empty"
      text="Save what you like with the heart, and find it here again."
    >
      <ButtonLink to="/product/men">Continue Shopping</ButtonLink>
    </EmptyState>
  );
}

/**
 * The heart that removes a card goes with it, and Undo goes with its message: the focus moves to the heart that is at the
 * card's place then, or to the heading where none is left.
 */
function useHeartFocus(count: number): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly focusAfterChange: (place: number) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);

  useEffect(() => {
    if (place.current === null) return;
    const hearts = ref.current?.querySelectorAll<HTMLElement>(HEART) ?? [];
    const next = hearts[Math.min(place.current, hearts.length - 1)];
    (next ?? ref.current?.querySelector('h1'))?.focus();
    place.current = null;
  }, [count]);

  return {
    ref,
    focusAfterChange: (changed) => {
      place.current = changed;
    },
  };
}

const HEART = 'article button[aria-label="Remove from wishlist"]';
