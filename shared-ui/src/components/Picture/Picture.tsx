import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAfterHydration } from '../../hydration/useAfterHydration';
import { Icon } from '../Icon/Icon';
import classes from './Picture.module.scss';

/** Another crop of a picture for some windows. */
interface PictureCrop {
  /** When it is used, as a media query. */
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * How soon a picture is needed: 'first' is the one that a page opens with, before everything else; 'early' stands beside it
 * in the first window.
 */
export type Urgency = 'first' | 'early';

/** The browser reports the paint to the first script, which loads everything else after it; React's types lack the attribute. */
const TIMED = { elementtiming: 'first' };

interface Props {
  /** Root-relative path of the plain file, WebP; empty shows the placeholder. */
  readonly src: string;
  /** Its AVIF files with their widths, as in `srcset`: "a.400.avif 400w, a.800.avif 800w". */
  readonly srcSet?: string | undefined;
  /** How wide the picture is shown, as in `sizes`; WebKit reads `min()` and `max()` there as 100vw. */
  readonly sizes?: string | undefined;
  /** Another crop for some windows. */
  readonly crop?: PictureCrop | undefined;
  readonly alt: string;
  /** In pixels; keeps the aspect ratio before the file is loaded. */
  readonly width: number;
  readonly height: number;
  /** The dominant colour, as in CSS, shown until the file is loaded. */
  readonly colour?: string | undefined;
  /** Without it the picture is loaded when it comes near the window, after the first picture is painted. */
  readonly urgency?: Urgency | undefined;
  readonly className?: string | undefined;
}

/** Which file has failed: the AVIF one, or the plain file too. */
interface Failure {
  readonly src: string;
  readonly isPlain: boolean;
}

/**
 * A picture that causes no layout shift, loaded or not. Where its AVIF files are missing, as after a deployment with
 * other widths, or can't be decoded, the plain file is loaded.
 */
export function Picture(props: Props): ReactNode {
  const { src, srcSet, crop, colour, className } = props;
  const [lastFailure, setFailure] = useState<Failure | null>(null);
  const failure = lastFailure?.src === src ? lastFailure : null;
  const offered = failure ? {} : { srcSet, crop };
  const isMissing = src === '' || failure?.isPlain === true;
  return (
    <span className={clsx(classes.frame, className)} data-colour={colour}>
      {isMissing ? (
        <Placeholder {...props} />
      ) : (
        <Image
          {...props}
          srcSet={offered.srcSet}
          crop={offered.crop}
          onError={() => setFailure({ src, isPlain: offered.srcSet === undefined })}
        />
      )}
    </span>
  );
}

/**
 * An `img` without `source` elements for formats: every supported browser reads AVIF (docs/browsers.md), and WebKit's
 * preload scanner loads the sources of lazy images too (bug 315466).
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
  // React sets `src` before the element is in the document and once more afterwards, which would load an eager picture
  // twice; only one that is in the page's HTML may be eager.
  const [eagerness] = useState(useAfterHydration<'eager' | 'lazy'>('lazy', 'eager'));
  // The error event of a picture that failed before hydration was missed.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) onError();
    // oxlint-disable-next-line react/exhaustive-deps -- once: later failures are events
  }, []);
  const image = (
    <img
      ref={ref}
      className={classes.image}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={urgency ? eagerness : 'lazy'}
      fetchPriority={urgency === 'first' ? 'high' : undefined}
      {...(urgency === 'first' ? TIMED : {})}
      // A picture of the first window may be painted before hydration; decoded asynchronously it would flash when React
      // takes over.
      decoding={urgency ? 'sync' : 'async'}
      onError={onError}
    />
  );
  if (!crop) return image;
  return (
    <picture className={classes.image}>
      <source {...crop} />
      {image}
    </picture>
  );
}

function Placeholder({ alt, width, height }: Props): ReactNode {
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
