import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAfterHydration } from '../../hydration/useAfterHydration';
import { Icon } from '../Icon/Icon';
import classes from './Picture.module.scss';

/** Another crop of a picture. */
interface PictureCrop {
  /** When it is taken, as a media query. */
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/**
 * How soon a picture is needed: 'first' is the one that a page opens with, before everything else; 'early' stands beside it
 * in the first window.
 */
export type Urgency = 'first' | 'early';

interface Props {
  /** Root-relative path of the plain file, WebP; empty shows the placeholder. */
  readonly src: string;
  /** Its AVIF files by their widths, as the attribute: "a.400.avif 400w, a.800.avif 800w". */
  readonly srcSet?: string | undefined;
  /** How wide the picture is shown, as the attribute; WebKit takes `min()` and `max()` in it for 100vw. */
  readonly sizes?: string | undefined;
  /** What takes its place in some windows. */
  readonly crop?: PictureCrop | undefined;
  readonly alt: string;
  /** The picture's own pixels: its shape is kept free before it arrives. */
  readonly width: number;
  readonly height: number;
  /** The dominant colour, as in CSS: what its room shows until it comes. */
  readonly colour?: string | undefined;
  /** Without it the picture is asked for when it comes near the window, and after the first one is painted. */
  readonly urgency?: Urgency | undefined;
  readonly className?: string | undefined;
}

/** What did not come: a better format of a file, or the plain file too. */
interface Failure {
  readonly src: string;
  readonly isPlain: boolean;
}

/**
 * A picture that shifts nothing: its room is kept before it comes, and if it never comes. Where its AVIF files are gone, as
 * after a deployment that makes other widths, or the browser can't read them, the plain file takes their place.
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
 * The formats need no `source` elements, as every browser that is served reads AVIF (docs/browsers.md): WebKit's preload
 * scanner asks for those of lazy images too (bug 315466).
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
  // React sets `src` before the element has a parent and once more afterwards: an eager one would be asked for each time,
  // but for one that comes in the page's HTML.
  const [eagerness] = useState(useAfterHydration<'eager' | 'lazy'>('lazy', 'eager'));
  // Of a picture that failed before the page was hydrated nobody has heard.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) onError();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later failures are events
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
      // A picture of the first window may be on the page before the script is: decoded later, it would blink when React takes over.
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
