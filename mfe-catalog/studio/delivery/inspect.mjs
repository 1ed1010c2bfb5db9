import sharp from 'sharp';

/** Pixels of the small copy by which pictures are compared. */
const COPY = { width: 18, height: 24 };

/** A picture's format and size. @param {string} file */
export async function shapeOf(file) {
  const { format, compression, width, height } = await sharp(file).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
}

/** What a picture looks like from afar: the channels of a small copy, 0 to 255. @param {string} file */
export async function lookOf(file) {
  const pixels = await sharp(file)
    .resize({ ...COPY, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return new Uint8Array(pixels);
}

/**
 * How far two pictures look apart: the mean difference of their channels, 0 for the same picture and 255 for black and
 * white.
 *
 * @param {Uint8Array} one @param {Uint8Array} other as of `lookOf`
 */
export function distance(one, other) {
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]), 0) / one.length;
}
