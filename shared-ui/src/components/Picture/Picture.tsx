import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './Picture.module.scss';

/** One format of a picture, in several widths. */
export interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  /** As the attribute: "a-400.avif 400w, a-800.avif 800w". */
  readonly srcSet: string;
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
  readonly sizes?: string;
  /** True for the one picture that a page opens with. */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
}

/** A picture that shifts nothing: its room is kept before it comes, and if it never comes. */
export function Picture(props: Props): ReactNode {
  const { src, className } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isMissing = src === '' || failedSrc === src;
  return (
    <span className={clsx(classes.frame, className)}>
      {isMissing ? (
        <Placeholder {...props} />
      ) : (
        <Image {...props} onError={() => setFailedSrc(src)} />
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
  return (
    <picture className={classes.image}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={classes.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
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
