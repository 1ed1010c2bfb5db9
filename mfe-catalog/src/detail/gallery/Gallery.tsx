import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Badge, Dialog, IconButton, ProductPicture } from 'shared-ui';
import type { Product } from '../../catalogue/types';
import classes from './Gallery.module.scss';

/** How wide the large picture, a thumbnail and the closer look are, as the attribute of an image. */
const STAGE_SIZES =
  '(width < 48rem) 92vw, (width < 64rem) 48vw, (height < 53rem) calc(75dvh - 6rem), (width < 82rem) calc(48vw - 5.25rem), 34rem';
const THUMBNAIL_SIZES = '5.5rem';
const ZOOM_SIZES = '(width < 66rem) 90vw, 60rem';

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
  const colour = product.colours?.[index];
  const alt =
    pictures.length === 1
      ? product.title
      : `${product.title}, picture ${index + 1} of ${pictures.length}`;

  return (
    <div className={classes.gallery}>
      <div ref={stage} className={classes.stage}>
        <ProductPicture
          src={shown}
          alt={alt}
          sizes={STAGE_SIZES}
          colour={colour}
          isEager
          className={classes.picture}
        />
        <Badge tone="sale" className={classes.ribbon}>{`${product.discount}% OFF`}</Badge>
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
                <ProductPicture
                  src={picture}
                  alt=""
                  sizes={THUMBNAIL_SIZES}
                  colour={product.colours?.[position]}
                  className={classes.picture}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog title={product.title} isOpen={isZoomed} onClose={() => setZoomed(false)} shape="wide">
        <ProductPicture
          src={shown}
          alt={alt}
          sizes={ZOOM_SIZES}
          colour={colour}
          isEager
          className={classes.large}
        />
      </Dialog>
    </div>
  );
}
