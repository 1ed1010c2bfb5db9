import sharp from 'sharp';

/** A picture's format and its size in pixels. */
export async function shapeOf(
  file: string,
): Promise<{ format: string | undefined; width: number; height: number }> {
  const { format, compression, width, height } = await sharp(file).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
}
