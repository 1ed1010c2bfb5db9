import clsx from 'clsx';
import { useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import classes from './Picture.module.scss';

interface Props {
  /** Root-relative path; empty shows the placeholder. */
  readonly src: string;
  readonly alt: string;
  /** The picture's own pixels: its shape is kept free before it arrives. */
  readonly width: number;
  readonly height: number;
  /** True for the one picture that a page opens with. */
  readonly isEager?: boolean;
  readonly className?: string | undefined;
}

/** A picture that shifts nothing: its room is kept before it comes, and if it never comes. */
export function Picture({ src, alt, width, height, isEager = false, className }: Props): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isMissing = src === '' || failedSrc === src;
  return (
    <span className={clsx(classes.frame, className)}>
      {isMissing ? (
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
      ) : (
        <img
          className={classes.image}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
