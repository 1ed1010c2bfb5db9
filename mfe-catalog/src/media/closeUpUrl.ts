/** In pixels; part of a close-up's file name. */
const WIDTH = 1600;

/** The largest file of a product's picture, which only zooming loads; undefined where the picture is none of a product. */
export function closeUpUrl(src: string): string | undefined {
  const [, path] = /^(\/media\/products\/[\w-]+)\.webp$/.exec(src) ?? [];
  return path && `${path}.${WIDTH}.avif`;
}
