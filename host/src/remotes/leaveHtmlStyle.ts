import { readBootFiles } from './bootFiles';

/**
 * Replaces the style sheet that the HTML came with by the host's own ones. That one contains the style of a remote's
 * release which does not run here; its rules would mix with those of the release that does.
 */
export async function leaveHtmlStyle(): Promise<void> {
  const { styles = [] } = readBootFiles();
  const held = [...document.querySelectorAll<HTMLLinkElement>('link[data-href]:not([href])')];
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
  // If a style sheet of the host is missing, two releases' styles are better than none.
  if (areThere.every(Boolean)) for (const link of [sheet, ...held]) link.remove();
}

function isLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
