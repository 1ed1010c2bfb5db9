import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, type ReactNode } from 'react';
import { useCart, useLastListing, useWishlist } from 'shared-state';
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
import { useRowFocus, type RowFocus } from 'shared-ui/row-focus';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';
import { ProductGrid } from '../product/ProductGrid';
import { ShareButton } from '../share/ShareButton';
import { shareList } from './sharedList';
import classes from './WishlistPage.module.scss';

/** The number of cards in the first render, more than a window shows. The others follow in a deferred render. */
const CARDS_AT_FIRST = 12;

/** The wishlist (docs/product/listing.md#wishlist). Its products can be bought and removed, and a removal can be undone. */
export const WishlistPage = observer(function WishlistPage(): ReactNode {
  const wishlist = useWishlist();
  const cart = useCart();
  const lastListing = useLastListing();
  const items = useAfterHydration(wishlist.items, []);
  // A product that has left the catalogue has its stored fields.
  const products = items.map((item) => findProduct(item.id)?.product ?? item);
  const shared = shareList(products);
  const { focusRow, rowRef } = useRowFocus('button[aria-label="Remove from wishlist"]');

  // The same function at every render, so that a removal does not render the other memoized cards.
  const handleRemove = useCallback(
    (product: Product): void => {
      const place = wishlist.items.findIndex(({ id }) => id === product.id);
      ignoreSecondClick();
      focusRow(wishlist.items[place + 1]?.id);
      wishlist.remove(product.id);
      showToast(`${product.title} was removed from your wishlist.`, {
        label: 'Undo',
        run: () => {
          wishlist.restore(product, place);
          focusRow(product.id);
        },
        watch: (dismiss) => reaction(() => wishlist.has(product.id), dismiss),
      });
    },
    [wishlist, focusRow],
  );

  const handleAddAll = (): void => {
    ignoreSecondClick();
    for (const product of products) cart.add(product);
    showToast(
      `${countOf(products.length, 'product')} ${products.length === 1 ? 'was' : 'were'} added to your cart.`,
    );
  };

  return (
    <>
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
          <WishedGrid products={products} onWishlistPress={handleRemove} rowRef={rowRef} />
          <p>
            <ButtonLink variant="secondary" to={lastListing}>
              Continue Shopping
            </ButtonLink>
          </p>
        </div>
      )}
    </>
  );
});

interface GridProps extends Pick<RowFocus, 'rowRef'> {
  readonly products: readonly Product[];
  readonly onWishlistPress: (product: Product) => void;
}

function WishedGrid({ products, ...props }: GridProps): ReactNode {
  const isWhole = useDeferredValue(true, false);
  const pending = isWhole ? undefined : new Set(products.slice(CARDS_AT_FIRST));
  return <ProductGrid products={products} pending={pending} {...props} />;
}
