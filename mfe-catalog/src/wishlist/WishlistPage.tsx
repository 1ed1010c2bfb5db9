import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { useCart, useLastListing, useWishlist, type WishlistItem } from 'shared-state';
import {
  Button,
  ButtonLink,
  countOf,
  EmptyState,
  ignoreSecondClick,
  PageTitle,
  showToast,
  useAfterHydration,
} from 'shared-ui';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';
import { ProductGrid } from '../product/ProductGrid';
import { ShareButton } from '../share/ShareButton';
import { shareList } from './sharedList';
import classes from './WishlistPage.module.scss';

/** The number of cards in the first render, more than a window shows. The others follow in a deferred render. */
const CARDS_AT_FIRST = 12;

const NO_ITEMS: readonly WishlistItem[] = [];

/** The wishlist (docs/product/listing.md#wishlist). Its products can be bought and removed, and a removal can be undone. */
export const WishlistPage = observer(function WishlistPage(): ReactNode {
  const wishlist = useWishlist();
  const cart = useCart();
  const lastListing = useLastListing();
  const items = useAfterHydration(wishlist.items, NO_ITEMS);
  // A product that has left the catalogue has its stored fields.
  const products = items.map((item) => findProduct(item.id)?.product ?? item);
  const shared = shareList(products);
  const { focusProps, focusAfterChange } = useButtonFocus(products.length);

  // The same function at every render, so that a removal does not render the other memoized cards.
  const handleRemove = useCallback(
    (product: Product): void => {
      const place = wishlist.items.findIndex(({ id }) => id === product.id);
      ignoreSecondClick();
      focusAfterChange(place);
      wishlist.remove(product.id);
      showToast(`${product.title} was removed from your wishlist.`, {
        label: 'Undo',
        run: () => {
          focusAfterChange(place);
          wishlist.restore(product, place);
        },
        watch: (dismiss) => reaction(() => wishlist.has(product.id), dismiss),
      });
    },
    [wishlist, focusAfterChange],
  );

  const handleAddAll = (): void => {
    ignoreSecondClick();
    for (const product of products) cart.add(product);
    showToast(
      `${countOf(products.length, 'product')} ${products.length === 1 ? 'was' : 'were'} added to your cart.`,
    );
  };

  return (
    <div {...focusProps}>
      <PageTitle
        description="The clothes you have saved, to compare, buy or remove."
        path="/wishlist"
        isUnlisted
      >
        Wishlist
      </PageTitle>
      {products.length === 0 ? (
        <EmptyState
          icon="heart"
          level={1}
          title="Your wishlist is empty"
          text="Save what you like with the heart, and find it here again."
        >
          <ButtonLink to={lastListing}>Continue Shopping</ButtonLink>
        </EmptyState>
      ) : (
        <div className={classes.page}>
          <header className={classes.head}>
            <h1 tabIndex={-1}>Wishlist</h1>
            <p className={classes.count}>{countOf(products.length, 'product')}</p>
            {shared.path && <ShareButton title="My wishlist" path={shared.path} />}
            <Button onClick={handleAddAll}>Add all to cart</Button>
          </header>
          {shared.note && <p className={classes.count}>{shared.note}</p>}
          <WishedGrid products={products} onWishlistPress={handleRemove} />
          <p>
            <ButtonLink variant="secondary" to={lastListing}>
              Continue Shopping
            </ButtonLink>
          </p>
        </div>
      )}
    </div>
  );
});

interface GridProps {
  readonly products: readonly Product[];
  readonly onWishlistPress: (product: Product) => void;
}

function WishedGrid({ products, onWishlistPress }: GridProps): ReactNode {
  const isWhole = useDeferredValue(true, false);
  const pending = isWhole ? undefined : new Set(products.slice(CARDS_AT_FIRST));
  return <ProductGrid products={products} pending={pending} onWishlistPress={onWishlistPress} />;
}

interface ButtonFocus {
  /** For the element around the cards. */
  readonly focusProps: Pick<ComponentProps<'div'>, 'ref' | 'onFocus' | 'onBlur'>;
  /** Moves the focus after the shopper's own change of the card at a position. */
  readonly focusAfterChange: (place: number) => void;
}

/**
 * The button that removes a card disappears with the card, Undo with its message, and any button of a card that another tab
 * removes. The focus moves to the wishlist button of the card that is then at that position, or to the heading if no card is left.
 */
function useButtonFocus(count: number): ButtonFocus {
  const ref = useRef<HTMLDivElement>(null);
  const changed = useRef(-1);
  /** The position of the card with the focus. React fires no blur event for an element that it removes. */
  const focused = useRef(-1);

  useEffect(() => {
    const place = document.activeElement === document.body ? focused.current : -1;
    const target = changed.current < 0 ? place : changed.current;
    changed.current = -1;
    if (target < 0) return;
    // A live collection, so that only the cards up to this card are looked up.
    const cards = ref.current?.getElementsByTagName('article');
    const next = cards?.[Math.min(target, count - 1)]?.querySelector<HTMLElement>(BUTTON);
    (next ?? ref.current?.querySelector('h1'))?.focus();
  }, [count]);

  const focusAfterChange = useCallback((place: number): void => {
    changed.current = place;
  }, []);
  return {
    focusProps: {
      ref,
      onFocus: ({ currentTarget, target }) => {
        const cards = [...currentTarget.getElementsByTagName('article')];
        focused.current = cards.findIndex((card) => card.contains(target));
      },
      onBlur: () => {
        focused.current = -1;
      },
    },
    focusAfterChange,
  };
}

const BUTTON = 'button[aria-label="Remove from wishlist"]';
