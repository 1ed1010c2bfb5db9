import type { PageFile } from 'remote-loader';

/** Whether the one style sheet of the page's HTML holds a file; of another release than the HTML's nothing is taken from there. */
export function isInPageStyle({ path, release }: Pick<PageFile, 'path' | 'release'>): boolean {
  const held = [...document.querySelectorAll<HTMLLinkElement>('link[data-href]:not([href])')];
  return (
    release !== '' &&
    held.some(({ dataset }) => dataset.href === path && dataset.release === release)
  );
}
