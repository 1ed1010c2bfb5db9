import type { PageFile } from 'remote-loader';

/** Whether the HTML's style sheet includes a file of this release. */
export function isInHtmlStyle({ path, release }: Pick<PageFile, 'path' | 'release'>): boolean {
  const held = [...document.querySelectorAll<HTMLLinkElement>('link[data-href]:not([href])')];
  return (
    release !== '' &&
    held.some(({ dataset }) => dataset.href === path && dataset.release === release)
  );
}
