import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './Picture.module.scss';

/** One format of a picture, in several widths. */
export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  /** As the attribute: "a.400.avif 400w, a.800.avif 800w". */
  readonly srcSet: string;
  /** Where it is another crop: when it is taken, and how wide it is shown then. */
  readonly media?: string;
  readonly sizes?: string;
}

interface Props {
  /** Root-relative path of the plain file; empty shows the placeholder. */
  readonly src: string;
  readonly alt: string;
  /** The picture's own pixels: its shape is kept free before it arrives. */
  readonly width: number;
  readonly height: number;
  /** Better formats than the plain file, the best first. */
  readonly sources?: readonly PictureSource[];
  /** How wide the picture is shown, as the attribute. */
  readonly sizes?: string | undefined;
  /** The dominant colour, as in CSS: what its room shows until it comes. */
  readonly colour?: string | undefined;
  /** True for the one picture that a page opens with. */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
}

/** What did not come: a better format of a file, or the plain file too. */
interface Failure {
  readonly src: string;
  readonly isPlain: boolean;
}

/**
 * A picture that shifts nothing: its room is kept before it comes, and if it never comes. Where a better format is gone,
 * as after a deployment that makes other widths, the plain file takes its place.
 */
export function Picture(props: Props): ReactNode {
  const { src, colour, className, sources = [] } = props;
  const [lastFailure, setFailure] = useState<Failure | null>(null);
  const failure = lastFailure?.src === src ? lastFailure : null;
  const offered = failure ? [] : sources;
  const isMissing = src === '' || failure?.isPlain === true;
  return (
    <span className={clsx(classes.frame, className)} data-colour={colour}>
      {isMissing ? (
        <Placeholder {...props} />
      ) : (
        <Image
          {...props}
          sources={offered}
          onError={() => setFailure({ src, isPlain: offered.length === 0 })}
        />
      )}
    </span>
  );
}

function Image({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  isEager = false,
  onError,
}: Props & { readonly onError: () => void }): ReactNode {
  const ref = useRef<HTMLImageElement>(null);
  // Of a picture that failed before the page was hydrated nobody has heard.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) onError();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later failures are events
  }, []);
  return (
    <picture className={classes.image}>
      {sources.map((source) => (
        <source key={source.srcSet} sizes={sizes} {...source} />
      ))}
      <img
        ref={ref}
        className={classes.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        // The opening picture may be on the page before the script is: decoded later, it would blink when React takes over.
        decoding={isEager ? 'sync' : 'async'}
        onError={onError}
      />
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
