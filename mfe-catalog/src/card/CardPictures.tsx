import { useState, type ReactNode } from 'react';
import { Picture } from 'shared-ui';
import type { Product } from '../catalogue/types';
import classes from './CardPictures.module.scss';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './pictureSize';

const SIZE = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };

/** A card's picture, and a second one over it while the pointer hovers, where the product has one. */
export function CardPictures({ product }: { readonly product: Product }): ReactNode {
  // The second picture is fetched for whoever comes near, not for every card that scrolls by.
  const [wasNear, setNear] = useState(false);
  const second = product.images?.[0];
  return (
    <div className={classes.pictures} onPointerEnter={() => setNear(true)}>
      <Picture src={product.imageUrl} alt="" {...SIZE} className={classes.picture} />
      {second && wasNear && <Picture src={second} alt="" {...SIZE} className={classes.second} />}
    </div>
  );
}
