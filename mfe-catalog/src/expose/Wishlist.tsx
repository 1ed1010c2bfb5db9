import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWishlist } from 'shared-state';
import { ButtonLink, EmptyState, PageTitle } from 'shared-ui';
import { ProductGrid } from '../card/ProductGrid';
import { wishedProducts } from '../wishlist/wishedProducts';
import classes from '../wishlist/Wishlist.module.scss';

/** `/wishlist` (SPEC §2, Wishlist). */
const Wishlist = observer(function Wishlist(): ReactNode {
  const { items } = useWishlist();
  if (items.length === 0) {
    return (
      <>
        <PageTitle>Wishlist</PageTitle>
        <EmptyState
          icon="heart"
          level={1}
          title="Your wishlist is empty"
          text="Save what you like with the heart, and find it here again."
        >
          <ButtonLink to="/product/men">Continue Shopping</ButtonLink>
        </EmptyState>
      </>
    );
  }
  return (
    <div className={classes.page}>
      <PageTitle>Wishlist</PageTitle>
      <h1>Wishlist</h1>
      <ProductGrid products={wishedProducts(items)} />
      <p>
        <ButtonLink variant="secondary" to="/product/men">
          Continue Shopping
        </ButtonLink>
      </p>
    </div>
  );
});

export default Wishlist;
