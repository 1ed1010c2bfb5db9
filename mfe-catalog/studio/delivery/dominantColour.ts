import sharp from 'sharp';

/** Bits of each channel by which colours count as the same. */
const BITS = 4;

/**
 * The dominant colour of a picture: the mean of the fullest cell of a coarse histogram. For a product's front it is the
 * backdrop's colour.
 *
 * @param master an image file
 * @returns as rrggbb
 */
export async function dominantColour(master: Buffer): Promise<string> {
  const pixels = await sharp(master)
    .resize(60, 60, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const cells = new Map<number, { count: number; sums: number[] }>();
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel = pixels.subarray(at, at + 3);
    const key = pixel.reduce((bits, channel) => (bits << BITS) | (channel >> (8 - BITS)), 0);
    const cell = cells.get(key) ?? { count: 0, sums: [0, 0, 0] };
    cell.count += 1;
    cell.sums = cell.sums.map((sum, channel) => sum + (pixel[channel] ?? 0));
    cells.set(key, cell);
  }
  const fullest = [...cells.values()].reduce((a, b) => (b.count > a.count ? b : a));
  return fullest.sums
    .map((sum) =>
      Math.round(sum / fullest.count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
