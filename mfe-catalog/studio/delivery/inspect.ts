import sharp from 'sharp';

/** The size of the copy by which pictures are compared, in pixels. */
const COPY = { width: 18, height: 24 };

/** A picture's format and size. */
export async function shapeOf(
  file: string,
): Promise<{ format: string | undefined; width: number; height: number }> {
  const { format, compression, width, height } = await sharp(file).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
}

/** The channels of a small copy of a picture, 0 to 255, for comparing. */
export async function lookOf(file: string): Promise<Uint8Array> {
  const pixels = await sharp(file)
    .resize({ ...COPY, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return new Uint8Array(pixels);
}

/**
 * The distance of two pictures, each as of `lookOf`: the mean difference of their channels, 0 for equal pictures and
 * 255 for black and white.
 */
export function distance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) {
    // Not Math.abs: in tests the look-up of a global costs more than all else here.
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    sum += difference < 0 ? -difference : difference;
  }
  return sum / one.length;
}
