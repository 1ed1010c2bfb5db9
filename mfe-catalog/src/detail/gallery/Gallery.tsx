import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Badge, Icon, ProductPicture, VisuallyHidden } from 'shared-ui';
import { useOnDemand } from 'shared-ui/on-demand';
import type { Product } from '../../catalogue/types';
import classes from './Gallery.module.scss';
import { useSwipe } from './useSwipe';

/** The width of a large picture, in the syntax of `sizes`; on tablets some are half as wide. */
const sizesOf = (isHalf: boolean): string =>
  `(width < 48rem) 18rem, (width < 80rem) ${isHalf ? '21.5vw' : '44vw'}, (height < 53rem) calc(75dvh - 6rem), (width < 82rem) calc(48vw - 5.25rem), 34rem`;

/**
 * A product's pictures. Each is a button that opens it in a dialog for zooming. On phones they are a strip to swipe, on tablets
 * a column. In wide windows there is one picture with thumbnails.
 */
export function Gallery({ product }: { readonly product: Product }): ReactNode {
  const [index, setIndex] = useState(0);
  const { discount = 0 } = product;
  const pictures = [product.imageUrl, ...(product.images ?? [])];
  // Of three or four pictures the second and third are side by side on tablets.
  const isPaired = pictures.length > 2;
  const { strip, handleScroll } = useSwipe(index, setIndex);
  const zoom = useOnDemand(
    async () => (await import(/* webpackChunkName: "on-demand" */ './ZoomDialog')).ZoomDialog,
  );
  useFocusBack(strip, zoom.Part !== null);

  const handleOpen = (position: number): void => {
    setIndex(position);
    zoom.open();
  };

  return (
    // The layout does not depend on elements that arrive later, so that HTML that arrives in pieces shifts nothing.
    <div className={classes.gallery} data-several={pictures.length > 1}>
      <div className={classes.stage}>
        <div ref={strip} className={classes.strip} data-paired={isPaired} onScroll={handleScroll}>
          {pictures.map((picture, position) => (
            <button
              key={picture}
              type="button"
              className={classes.open}
              data-shown={position === index}
              // Of a picture in part, the browser may show as little after the keyboard has reached it. A press moves nothing.
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) setIndex(position);
              }}
              onClick={() => handleOpen(position)}
            >
              <VisuallyHidden>Zoom </VisuallyHidden>
              <ProductPicture
                src={picture}
                alt={altOf(product.title, position, pictures.length)}
                sizes={sizesOf(isPaired && (position === 1 || position === 2))}
                colour={product.colour}
                urgency={position === 0 ? 'first' : undefined}
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
      {pictures.length > 1 && (
        <Thumbnails product={product} pictures={pictures} index={index} onIndex={setIndex} />
      )}
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

interface ThumbnailsProps {
  readonly product: Product;
  readonly pictures: readonly string[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
}

function Thumbnails({ product, pictures, index, onIndex }: ThumbnailsProps): ReactNode {
  return (
    <ul className={classes.thumbnails} aria-label="Pictures">
      {pictures.map((picture, position) => (
        <li key={picture}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-label={`Show picture ${position + 1}`}
            aria-pressed={position === index}
            onClick={() => onIndex(position)}
          >
            <ProductPicture src={picture} alt="" sizes="5.5rem" colour={product.colour} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the focus to the shown picture, which may be another one than the picture that opened the dialog. */
function useFocusBack(strip: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = strip.current;
    if (!isOpen) return undefined;
    return () => element?.querySelector<HTMLElement>('[data-shown="true"]')?.focus();
  }, [strip, isOpen]);
}
