import type { ReactNode } from 'react';
import { Picture, type Urgency } from './Picture';

/** The size of a product's plain file in pixels; every picture of a product is 3:4. */
const [WIDTH, HEIGHT] = [600, 800];

/** The widths of the AVIF files, in pixels. */
const AVIF_WIDTHS = [240, 480, 680, 900] as const;

/** The paths of the shop's own product pictures; a picture with another path has no AVIF files. */
const OWN_PATH = /^(\/media\/products\/[\w-]+)\.webp$/;

interface Props {
  /** The path that catalogue, cart and wishlist keep, `/media/products/<id>.webp`; empty shows the placeholder. */
  readonly src: string;
  readonly alt: string;
  /** How wide the picture is shown, as in `sizes`. */
  readonly sizes: string;
  /** The dominant colour, as in CSS, where it is known. */
  readonly colour?: string | undefined;
  /** How soon it is needed, if that is before it comes near the window. */
  readonly urgency?: Urgency | undefined;
  readonly className?: string | undefined;
}

/** A product's picture, as AVIF in the width that fits, else the plain file. */
export function ProductPicture(props: Props): ReactNode {
  return <Picture {...props} width={WIDTH} height={HEIGHT} srcSet={srcSetOf(props.src)} />;
}

/** The `srcset` of a product picture's AVIF files. */
function srcSetOf(src: string): string | undefined {
  const path = OWN_PATH.exec(src)?.[1];
  if (path === undefined) return undefined;
  return AVIF_WIDTHS.map((width) => `${path}.${width}.avif ${width}w`).join(', ');
}
