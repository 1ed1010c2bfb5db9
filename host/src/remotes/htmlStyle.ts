import type { PageFile } from 'remote-loader';
import { SHEET_PATH, SHEET_RELEASE } from 'remote-loader/formats';

/** Whether the HTML's style sheet includes a file of this release. */
export function isInHtmlStyle({ path, release }: Pick<PageFile, 'path' | 'release'>): boolean {
  return (
    release !== '' &&
    sheetsInHtmlStyle().some(
      (link) =>
        link.getAttribute(SHEET_PATH) === path && link.getAttribute(SHEET_RELEASE) === release,
    )
  );
}

/** The elements that name the style sheets which the HTML's style sheet includes. */
export function sheetsInHtmlStyle(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${SHEET_PATH}]:not([href])`)];
}
