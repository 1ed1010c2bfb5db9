import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Badge, IconButton, ProductPicture } from 'shared-ui';
import type { Product } from '../../catalogue/types';
import { useOnDemand } from '../../page/useOnDemand';
import classes from './Gallery.module.scss';
import { Thumbnails } from './Thumbnails';
import { useSwipe } from './useSwipe';

/** How wide the large picture is, as in `sizes`. */
const STAGE_SIZES =
  '(width < 48rem) 92vw, (width < 64rem) 48vw, (height < 53rem) calc(75dvh - 6rem), (width < 82rem) calc(48vw - 5.25rem), 34rem';

/** A product's pictures: one large, thumbnails or swiping for the others, and a dialog for zooming. */
export function Gallery({ product }: { readonly product: Product }): ReactNode {
  const [index, setIndex] = useState(0);
  const { discount = 0 } = product;
  const pictures = [product.imageUrl, ...(product.images ?? [])];
  const { strip, isSwiped, handleScroll } = useSwipe(index, setIndex);
  const zoom = useOnDemand(async () => {
    const { ZoomDialog } = await import(/* webpackChunkName: "on-demand" */ './ZoomDialog');
    return ZoomDialog;
  });
  const stage = useFocusBack(zoom.Part !== null);

  return (
    <div className={classes.gallery}>
      <div ref={stage} className={classes.stage}>
        <div ref={strip} className={classes.strip} onScroll={handleScroll}>
          {pictures.map(
            (picture, position) =>
              (isSwiped || position === index) && (
                <ProductPicture
                  // The first element is kept when another picture replaces it or others are added for swiping.
                  key={isSwiped && position > 0 ? picture : ''}
                  src={picture}
                  alt={altOf(product.title, position, pictures.length)}
                  sizes={STAGE_SIZES}
                  colour={product.colours?.[position]}
                  urgency={position === index ? 'first' : undefined}
                  className={classes.picture}
                />
              ),
          )}
        </div>
        {discount > 0 && <Badge tone="sale" className={classes.ribbon}>{`${discount}% OFF`}</Badge>}
        {pictures.length > 1 && (
          <span aria-hidden="true" className={classes.position}>
            {`${index + 1} / ${pictures.length}`}
          </span>
        )}
        <IconButton label="Zoom" icon="zoom-in" className={classes.zoom} onClick={zoom.open} />
      </div>
      <Thumbnails product={product} pictures={pictures} index={index} onIndex={setIndex} />
      {zoom.Part && (
        <zoom.Part
          title={product.title}
          pictures={pictures}
          index={index}
          onIndex={setIndex}
          onClose={zoom.close}
        />
      )}
    </div>
  );
}

function altOf(title: string, position: number, count: number): string {
  return count === 1 ? title : `${title}, picture ${position + 1} of ${count}`;
}

/** Returns the focus to the Zoom button: the dialog is unmounted when it closes, so the browser does not do it. */
function useFocusBack(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current) stage.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return stage;
}
