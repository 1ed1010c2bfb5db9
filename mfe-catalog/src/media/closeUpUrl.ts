import { closeUps } from './closeUps';

/** The pixels that a close-up is wide; its name says so. */
const WIDTH = 1600;

/** The largest file of a product's picture, for the closer look alone; undefined where none is delivered. */
export function closeUpUrl(src: string): string | undefined {
  const [, path, name = ''] = /^(\/media\/products\/([\w-]+))\.webp$/.exec(src) ?? [];
  return path !== undefined && closeUps.has(name) ? `${path}.${WIDTH}.avif` : undefined;
}
