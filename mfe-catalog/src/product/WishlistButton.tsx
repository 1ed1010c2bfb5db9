import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWishlist } from 'shared-state';
import { Button, Icon, IconButton, useAfterHydration } from 'shared-ui';
import type { Product } from '../catalogue/types';

interface Props {
  readonly product: Product;
  /**
   * The class of a button with only the heart. Without it its label is next to the heart. The card passes it, because a style
   * sheet of this file would be at different positions in the bundles of two pages.
   */
  readonly heartClass?: string | undefined;
  /** Called instead of adding or removing the product, for example on the wishlist, where a removal can be undone. */
  readonly onPress?: ((product: Product) => void) | undefined;
}

/** Adds a product to the wishlist, or removes it. A press renders this button, but not the card or other buttons. */
export const WishlistButton = observer(function WishlistButton({
  product,
  heartClass,
  onPress,
}: Props): ReactNode {
  const wishlist = useWishlist();
  // A value of its own, because every change of the wishlist changes what `has` reads.
  const isOnList = computed(() => wishlist.has(product.id)).get();
  // The HTML is the same for every shopper.
  const isWished = useAfterHydration(isOnList, false);
  const label = isWished ? 'Remove from wishlist' : 'Add to wishlist';
  const handlePress = (): void => {
    if (onPress) onPress(product);
    else wishlist.toggle(product);
  };
  if (heartClass === undefined) {
    return (
      <Button variant="quiet" data-wished={isWished} onClick={handlePress}>
        <Icon name="heart" isFilled={isWished} />
        <span>{label}</span>
      </Button>
    );
  }
  return (
    <IconButton
      label={label}
      icon="heart"
      isFilled={isWished}
      data-wished={isWished}
      className={heartClass}
      onClick={handlePress}
    />
  );
});
