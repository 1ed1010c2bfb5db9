/** In pixels. It is part of a close-up's file name. */
const WIDTH = 1600;

/** The largest file of a product's first or second picture. Only zooming loads it. Undefined for all other pictures. */
export function closeUpUrl(src: string, index: number): string | undefined {
  const [, path] = /^(\/media\/products\/[\w-]+)\.webp$/.exec(src) ?? [];
  return index < 2 && path ? `${path}.${WIDTH}.avif` : undefined;
}
