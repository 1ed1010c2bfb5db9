/** In pixels. It is part of a close-up's file name. */
const WIDTH = 1600;

/** The largest file of a product's first or second picture. Only zooming loads it. Undefined for all other pictures. */
export function closeUpUrl(src: string): string | undefined {
  const [, path] = /^(\/media\/products\/[a-z-]+\d+(?:-2)?)\.webp$/.exec(src) ?? [];
  return path && `${path}.${WIDTH}.avif`;
}
