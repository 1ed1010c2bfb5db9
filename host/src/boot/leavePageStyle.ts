import { readBootFiles } from './bootFiles';

/**
 * Puts the host's own style sheets into the place of the one that the HTML came with: that one holds the style of a release
 * which does not run here, and its rules would mix with those of the one that does.
 */
export async function leavePageStyle(): Promise<void> {
  const { styles = [] } = readBootFiles();
  const held = [...document.querySelectorAll<HTMLLinkElement>('link[data-href]:not([href])')];
  const page = held[0]?.previousElementSibling;
  if (!page?.matches('link[rel=stylesheet]')) return;
  const links = styles.map((path) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `/${path}`;
    page.before(link);
    return link;
  });
  const areThere = await Promise.all(links.map(isLoaded));
  // Without the host's own style the page would be worse off than with that of two releases.
  if (areThere.every(Boolean)) for (const link of [page, ...held]) link.remove();
}

function isLoaded(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
}
