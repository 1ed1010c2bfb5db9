import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { useWishlist } from 'shared-state';
import { Button, Icon, IconButton } from 'shared-ui';
import type { Product } from '../catalogue/types';

interface Props {
  readonly product: Product;
  /**
   * The classes of a button that is the heart alone; without them its label stands beside the heart. They come from the card,
   * because a style sheet of this file would be in the bundles of two pages in different places of the order.
   */
  readonly heartClasses?: {
    readonly idle: string | undefined;
    readonly wished: string | undefined;
  };
  /** Called instead of adding or removing the product, as on the wishlist, where a removal can be undone. */
  readonly onPress?: ((product: Product) => void) | undefined;
}

/**
 * Adds a product to the wishlist, or removes it. It alone observes the wishlist: a press renders this button, not the card
 * around it and no other button.
 */
export function WishlistButton({ product, heartClasses, onPress }: Props): ReactNode {
  const wishlist = useWishlist();
  const isWished = useIsWished(product.id);
  const label = isWished ? 'Remove from wishlist' : 'Add to wishlist';
  const handlePress = (): void => {
    if (onPress) onPress(product);
    else wishlist.toggle(product);
  };
  if (!heartClasses) {
    return (
      <Button variant="quiet" onClick={handlePress}>
        <Icon name="heart" isFilled={isWished} />
        {label}
      </Button>
    );
  }
  return (
    <IconButton
      label={label}
      icon="heart"
      isFilled={isWished}
      className={isWished ? heartClasses.wished : heartClasses.idle}
      onClick={handlePress}
    />
  );
}

/** Whether a product is on the wishlist; false in a page's HTML, which is the same for every shopper. */
function useIsWished(id: string): boolean {
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
