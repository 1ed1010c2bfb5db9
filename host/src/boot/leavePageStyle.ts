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
  await Promise.all(
    styles.map(
      (path) =>
        new Promise((resolve) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = `/${path}`;
          link.addEventListener('load', resolve);
          // Without its style the page would be worse off than with that of two releases.
          link.addEventListener('error', () => undefined);
          page.before(link);
        }),
    ),
  );
  for (const link of [page, ...held]) link.remove();
}
