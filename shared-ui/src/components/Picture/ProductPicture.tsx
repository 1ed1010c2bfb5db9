import type { ReactNode } from 'react';
import { Picture, type Urgency } from './Picture';

/** Pixels of a product's plain file; every picture of a product is 3:4. */
const [WIDTH, HEIGHT] = [600, 800];

/** The widths of the files beside the plain one, in pixels. */
const AVIF_WIDTHS = [240, 480, 680, 900] as const;

/** Where the shop's own product pictures lie; what is stored elsewhere has no files beside it. */
const OWN_PATH = /^(\/media\/products\/[\w-]+)\.webp$/;

interface Props {
  /** The stable path that catalogue, cart and wishlist keep, `/media/products/<id>.webp`; empty shows the placeholder. */
  readonly src: string;
  readonly alt: string;
  /** How wide the picture is shown, as the attribute of an image. */
  readonly sizes: string;
  /** The dominant colour, as in CSS, where it is known. */
  readonly colour?: string | undefined;
  /** How soon it is needed, where that is before it comes near the window. */
  readonly urgency?: Urgency | undefined;
  readonly className?: string | undefined;
}

/** A picture of a product, in the best format and the least width that will do. */
export function ProductPicture(props: Props): ReactNode {
  return <Picture {...props} width={WIDTH} height={HEIGHT} srcSet={srcSetOf(props.src)} />;
}

/** The AVIF files that lie beside a product picture's plain file. */
function srcSetOf(src: string): string | undefined {
  const path = OWN_PATH.exec(src)?.[1];
  if (path === undefined) return undefined;
  return AVIF_WIDTHS.map((width) => `${path}.${width}.avif ${width}w`).join(', ');
}
