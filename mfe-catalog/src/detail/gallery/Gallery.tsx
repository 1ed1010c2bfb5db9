import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Badge, Dialog, IconButton, Picture } from 'shared-ui';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../card/pictureSize';
import type { Product } from '../../catalogue/types';
import classes from './Gallery.module.scss';

/** A product's pictures: one large, the others as thumbnails, and a closer look in a dialog. */
export function Gallery({ product }: { readonly product: Product }): ReactNode {
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const wasZoomed = useRef(false);

  // The dialog leaves the document as it closes, and with it the browser's memory of what opened it.
  useEffect(() => {
    if (!isZoomed && wasZoomed.current) stage.current?.querySelector('button')?.focus();
    wasZoomed.current = isZoomed;
  }, [isZoomed]);

  const pictures = [product.imageUrl, ...(product.images ?? [])];
  const shown = pictures[index] ?? product.imageUrl;
  const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT };
  const alt =
    pictures.length === 1
      ? product.title
      : `${product.title}, picture ${index + 1} of ${pictures.length}`;

  return (
    <div className={classes.gallery}>
      <div ref={stage} className={classes.stage}>
        <Picture src={shown} alt={alt} {...size} isEager className={classes.picture} />
        <span className={classes.ribbon}>
          <Badge tone="sale">{`${product.discount}% OFF`}</Badge>
        </span>
        <IconButton
          label="Zoom"
          icon="zoom-in"
          className={classes.zoom}
          onClick={() => setZoomed(true)}
        />
      </div>
      {pictures.length > 1 && (
        <ul className={classes.thumbnails} aria-label="Pictures">
          {pictures.map((picture, position) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumbnail}
                aria-label={`Show picture ${position + 1}`}
                aria-pressed={position === index}
                onClick={() => setIndex(position)}
              >
                <Picture src={picture} alt="" {...size} className={classes.picture} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog title={product.title} isOpen={isZoomed} onClose={() => setZoomed(false)} shape="wide">
        <Picture src={shown} alt={alt} {...size} isEager className={classes.large} />
      </Dialog>
    </div>
  );
}
