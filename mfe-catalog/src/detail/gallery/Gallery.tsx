import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Badge, Icon, ProductPicture, VisuallyHidden } from 'shared-ui';
import type { Product } from '../../catalogue/types';
import { useOnDemand } from '../../page/useOnDemand';
import classes from './Gallery.module.scss';
import { Thumbnails } from './Thumbnails';
import { useSwipe } from './useSwipe';

/** How wide a large picture is, as in `sizes`. */
const STAGE_SIZES =
  '(width < 48rem) 18rem, (width < 80rem) 44vw, (height < 53rem) calc(75dvh - 6rem), (width < 82rem) calc(48vw - 5.25rem), 34rem';

/**
 * A product's pictures, each a button that opens it in a dialog for zooming: a strip to swipe on phones, one below the other
 * on tablets, one with thumbnails in wide windows.
 */
export function Gallery({ product }: { readonly product: Product }): ReactNode {
  const [index, setIndex] = useState(0);
  const { discount = 0 } = product;
  const pictures = [product.imageUrl, ...(product.images ?? [])];
  const { strip, handleScroll } = useSwipe(index, setIndex);
  const zoom = useOnDemand(async () => {
    const { ZoomDialog } = await import(/* webpackChunkName: "on-demand" */ './ZoomDialog');
    return ZoomDialog;
  });
  useFocusBack(strip, zoom.Part !== null);

  const handleOpen = (position: number): void => {
    setIndex(position);
    zoom.open();
  };

  return (
    <div className={classes.gallery}>
      <div className={classes.stage}>
        <div ref={strip} className={classes.strip} onScroll={handleScroll}>
          {pictures.map((picture, position) => (
            <button
              key={picture}
              type="button"
              className={classes.open}
              data-shown={position === index}
              onClick={() => handleOpen(position)}
            >
              <VisuallyHidden>Zoom </VisuallyHidden>
              <ProductPicture
                src={picture}
                alt={altOf(product.title, position, pictures.length)}
                sizes={STAGE_SIZES}
                colour={product.colours?.[position]}
                urgency={position === 0 ? 'first' : undefined}
                className={classes.picture}
              />
              <span className={classes.zoom}>
                <Icon name="zoom-in" />
              </span>
            </button>
          ))}
        </div>
        {discount > 0 && <Badge tone="sale" className={classes.ribbon}>{`${discount}% OFF`}</Badge>}
        {pictures.length > 1 && (
          <span aria-hidden="true" className={classes.position}>
            {`${index + 1} / ${pictures.length}`}
          </span>
        )}
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

/** Returns the focus to the picture that is shown: the dialog is unmounted when it closes, so the browser does not do it. */
function useFocusBack(strip: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!isOpen && wasOpen.current)
      strip.current?.querySelector<HTMLElement>('[data-shown="true"]')?.focus();
    wasOpen.current = isOpen;
  }, [strip, isOpen]);
}
