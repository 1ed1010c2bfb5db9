import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useWindowEvent } from '../../events/useWindowEvent';
import { useAfterHydration } from '../../hydration/useAfterHydration';
import { Icon } from '../Icon/Icon';
import classes from './Picture.module.scss';

/** The priority of a picture on the first screen: 'first' is loaded before everything else, 'early' does not wait for it. */
export type Urgency = 'first' | 'early';

interface Props {
  /** Root-relative path of the plain WebP file; an empty path shows the placeholder. */
  readonly src: string;
  /** The AVIF files with their widths, in the syntax of `srcset`: "a.400.avif 400w, a.800.avif 800w". */
  readonly srcSet?: string | undefined;
  /** The displayed width, in the syntax of `sizes`. WebKit reads `min()` and `max()` there as 100vw. */
  readonly sizes?: string | undefined;
  /** Another crop for some window sizes. */
  readonly crop?: Readonly<Record<'media' | 'srcSet' | 'sizes', string>> | undefined;
  readonly alt: string;
  /** In pixels; sets the aspect ratio before the file is loaded. */
  readonly width: number;
  readonly height: number;
  /** The dominant colour in CSS syntax, shown until the file is loaded. */
  readonly colour?: string | undefined;
  /** Without it, the picture is loaded when it is near the window, and after the first picture is painted. */
  readonly urgency?: Urgency | undefined;
  readonly className?: string | undefined;
}

/** The files that have failed: the AVIF file, or the plain file too. */
interface Failure {
  readonly src: string;
  readonly isPlain: boolean;
}

/**
 * A picture that causes no layout shift, even if it is not loaded. If the AVIF files are missing, for example after a
 * deployment with other widths, or cannot be decoded, the plain file is loaded. What has failed is tried again when the
 * network is back.
 */
export function Picture(props: Props): ReactNode {
  const { src, colour, className } = props;
  const [lastFailure, setFailure] = useState<Failure | null>(null);
  const failure = lastFailure?.src === src ? lastFailure : null;
  const files = failure ? { ...props, srcSet: undefined, crop: undefined } : props;
  const isMissing = src === '' || failure?.isPlain === true;
  return (
    <span className={clsx(classes.frame, className)} data-colour={colour}>
      {isMissing ? (
        <Placeholder {...props} onOnline={() => setFailure(null)} />
      ) : (
        <Image
          {...files}
          onError={() => setFailure({ src, isPlain: files.srcSet === undefined })}
        />
      )}
    </span>
  );
}

/**
 * An `img` without `source` elements for formats, because every supported browser reads AVIF (docs/browsers.md), and
 * WebKit's preload scanner loads the sources of lazy images too (bug 315466).
 */
function Image({
  src,
  srcSet,
  sizes,
  crop,
  alt,
  width,
  height,
  urgency,
  onError,
}: Props & { readonly onError: () => void }): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  // Eager only in the HTML. React sets `src` before the element is in the document, and again afterwards, so an eager picture
  // would be loaded twice.
  const [eagerness] = useState(useAfterHydration<'eager' | 'lazy'>('lazy', 'eager'));
  // Chromium keeps an image with `srcset` or `sizes` that was never in the document, such as one of an abandoned render, while
  // the page is open, with all its React nodes. It gets both, and for WebKit `src`, in the layout effect, before it is loaded.
  const [isPlaced, setPlaced] = useState(useAfterHydration(false, true));
  useLayoutEffect(() => setPlaced(true), []);
  // If the picture failed before hydration, its error event was missed.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) onError();
    // oxlint-disable-next-line react/exhaustive-deps -- once: later failures are events
  }, []);
  const image = (
    <img
      ref={ref}
      className={classes.image}
      {...(isPlaced && { sizes, srcSet, src })}
      alt={alt}
      width={width}
      height={height}
      loading={urgency ? eagerness : 'lazy'}
      fetchPriority={urgency === 'first' ? 'high' : undefined}
      // Has the browser report the paint, for which the first script waits. React's types lack this attribute.
      {...(urgency === 'first' && { elementtiming: 'first' })}
      // A picture on the first screen may be painted before hydration. With asynchronous decoding it would flash at
      // hydration.
      decoding={urgency ? 'sync' : 'async'}
      onError={onError}
    />
  );
  if (!crop) return image;
  return (
    <picture className={classes.image}>
      <source {...(isPlaced && crop)} />
      {image}
    </picture>
  );
}

function Placeholder({
  alt,
  width,
  height,
  onOnline,
}: Props & { readonly onOnline: () => void }): ReactNode {
  useWindowEvent('online', onOnline);
  return (
    <>
      <svg
        className={classes.image}
        viewBox={`0 0 ${width} ${height}`}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      />
      <span className={classes.missing}>
        <Icon name="shopping-bag" />
      </span>
    </>
  );
}
