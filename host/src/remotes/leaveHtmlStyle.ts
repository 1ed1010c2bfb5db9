import { readBootFiles } from './bootFiles';
import { sheetsInHtmlStyle } from './htmlStyle';

/**
 * Replaces the HTML's style sheet with the host's own style sheets. The HTML's style sheet includes the styles of a release
 * that does not run here, and they would mix with the styles of the running release.
 */
export async function leaveHtmlStyle(): Promise<void> {
  const { styles = [] } = readBootFiles();
  const held = sheetsInHtmlStyle();
  const sheet = held[0]?.previousElementSibling;
  if (!sheet?.matches('link[rel=stylesheet]')) return;
  const links = styles.map((path) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${path}`;
    sheet.before(link);
    return link;
  });
  const areThere = await Promise.all(links.map(isLoaded));
  // If a style sheet of the host is missing, the mixed styles are better than none.
  if (areThere.every(Boolean)) for (const link of [sheet, ...held]) link.remove();
}

function isLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
