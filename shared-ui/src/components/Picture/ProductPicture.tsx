import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Picture } from './Picture';
import classes from './Picture.module.scss';

/** The size of a product's plain file in pixels. Every picture of a product is 3:4. */
const [WIDTH, HEIGHT] = [600, 800];

const AVIF_WIDTHS = [240, 480, 680, 900] as const;

/** The paths of the shop's own product pictures. Pictures with other paths have no AVIF files. */
const OWN_PATH = /^(\/media\/products\/[\w-]+)\.webp$/;

type Props = Pick<
  ComponentProps<typeof Picture>,
  'src' | 'alt' | 'colour' | 'urgency' | 'className'
> & {
  readonly sizes: string;
};

/** A product's picture: AVIF in the best width, or else the plain file. */
export function ProductPicture(props: Props): ReactNode {
  return (
    <Picture
      {...props}
      className={clsx(classes.product, props.className)}
      width={WIDTH}
      height={HEIGHT}
      srcSet={srcSetOf(props.src)}
    />
  );
}

function srcSetOf(src: string): string | undefined {
  const path = OWN_PATH.exec(src)?.[1];
  if (path === undefined) return undefined;
  return AVIF_WIDTHS.map((width) => `${path}.${width}.avif ${width}w`).join(', ');
}
