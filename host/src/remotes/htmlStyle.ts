import type { PageFile } from 'remote-loader';

/** Whether the one style sheet of the HTML holds a file of that release. */
export function isInHtmlStyle({ path, release }: Pick<PageFile, 'path' | 'release'>): boolean {
  const held = [...document.querySelectorAll<HTMLLinkElement>('link[data-href]:not([href])')];
  return (
    release !== '' &&
    held.some(({ dataset }) => dataset.href === path && dataset.release === release)
  );
}
