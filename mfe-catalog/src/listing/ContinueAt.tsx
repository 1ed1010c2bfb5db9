import type { ReactNode } from 'react';
import { Button, ProductPicture } from 'shared-ui';
import type { Product } from '../catalogue/types';
import classes from './ContinueAt.module.scss';

interface Props {
  readonly product: Product;
  readonly onContinue: () => void;
}

/**
 * A button after the return to a listing, because the page starts at the top. It scrolls to the card that was opened
 * (docs/product/listing.md#way-back).
 */
export function ContinueAt({ product, onContinue }: Props): ReactNode {
  return (
    <div className={classes.offer}>
      <Button variant="secondary" size="small" isFullWidth onClick={onContinue}>
        <ProductPicture
          src={product.imageUrl}
          alt=""
          sizes="2rem"
          colour={product.colour}
          className={classes.picture}
        />
        <span>{`Continue at ${product.title}`}</span>
      </Button>
    </div>
  );
}
