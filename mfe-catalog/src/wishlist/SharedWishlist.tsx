import type { ReactNode } from 'react';
import { useWishlist } from 'shared-state';
import {
  Button,
  ButtonLink,
  countOf,
  EmptyState,
  ignoreSecondClick,
  PageTitle,
  showToast,
} from 'shared-ui';
import type { Product } from '../catalogue/types';
import { ProductGrid } from '../product/ProductGrid';
import classes from './WishlistPage.module.scss';

/** Another shopper's wishlist from a link. It can be added to the shopper's own list. */
export function SharedWishlist({ products }: { readonly products: readonly Product[] }): ReactNode {
  const wishlist = useWishlist();

  const handleSave = (): void => {
    ignoreSecondClick();
    const fresh = products.filter(({ id }) => !wishlist.has(id));
    for (const product of fresh) wishlist.add(product);
    showToast(
      fresh.length === 0
        ? 'These are all on your wishlist already.'
        : `${countOf(fresh.length, 'product')} ${fresh.length === 1 ? 'was' : 'were'} saved to your wishlist.`,
    );
  };

  return (
    <>
      <PageTitle description="A wishlist that was shared with you." path="/wishlist" isUnlisted>
        A shared wishlist
      </PageTitle>
      {products.length === 0 ? (
        <EmptyState
          icon="heart"
          level={1}
          title="This list is empty"
          text="The link names nothing that we sell. It may have been cut off on its way."
        >
          <ButtonLink to="/wishlist">Your wishlist</ButtonLink>
        </EmptyState>
      ) : (
        <div className={classes.page}>
          <header className={classes.head}>
            <h1 tabIndex={-1}>A shared wishlist</h1>
            <p className={classes.count}>{countOf(products.length, 'product')}</p>
            <Button onClick={handleSave}>Save to mine</Button>
          </header>
          <ProductGrid products={products} />
          <p>
            <ButtonLink variant="secondary" to="/wishlist">
              Your wishlist
            </ButtonLink>
          </p>
        </div>
      )}
    </>
  );
}
