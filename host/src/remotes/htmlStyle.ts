import type { PageFile } from 'remote-loader';
import { SHEET_PATH, SHEET_RELEASE } from 'remote-loader/formats';
import { isLoaded } from '../loading/isLoaded';
import { readBootFiles } from './bootFiles';

/** Whether the HTML's style sheet includes a file of this release. */
export function isInHtmlStyle({ path, release }: Pick<PageFile, 'path' | 'release'>): boolean {
  return includedSheets().some(
    (link) =>
      link.getAttribute(SHEET_PATH) === path && link.getAttribute(SHEET_RELEASE) === release,
  );
}

/** The elements that name the style sheets which the HTML's style sheet includes. */
function includedSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${SHEET_PATH}]:not([href])`)];
}

/**
 * Replaces the HTML's style sheet with the host's own style sheets. The HTML's style sheet includes the styles of a release
 * that does not run here, and they would mix with the styles of the running release.
 */
export async function leaveHtmlStyle(): Promise<void> {
  const { styles = [] } = readBootFiles();
  const included = includedSheets();
  const sheet = included[0]?.previousElementSibling;
  if (!sheet?.matches('link[rel=stylesheet]')) return;
  const links = styles.map((path) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${path}`;
    sheet.before(link);
    return link;
  });
  const areLoaded = await Promise.all(links.map(isLoaded));
  // If a style sheet of the host is missing, the mixed styles are better than none.
  if (areLoaded.every(Boolean)) for (const link of [sheet, ...included]) link.remove();
}
