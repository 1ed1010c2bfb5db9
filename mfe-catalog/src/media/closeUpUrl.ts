import { closeUps } from './closeUps';

/** In pixels; part of a close-up's file name. */
const WIDTH = 1600;

/** The largest file of a product's picture, for zooming; undefined where there is none. */
export function closeUpUrl(src: string): string | undefined {
  const [, path, name = ''] = /^(\/media\/products\/([\w-]+))\.webp$/.exec(src) ?? [];
  return path !== undefined && closeUps.has(name) ? `${path}.${WIDTH}.avif` : undefined;
}
