import { readBootFiles, STORED_LINKS } from 'remote-loader/formats';

// Reads the HTML of pages, which `tooling/src/build/pages` writes.

const PLACE = `<ul ${STORED_LINKS}="">`;

function hostScriptsIn(html: string): string[] {
  const files = readBootFiles(html);
  return files ? [...files.scripts, files.main].map(([path]) => path) : [];
}

/**
 * Whether a text is the HTML of one of the shop's pages: it has the data of the first script, or the list of the offline page. A
 * proxy may answer with a page of its own and the status 200.
 */
export function isOwnPage(html: string): boolean {
  return readBootFiles(html) !== null || html.includes(PLACE);
}

/** The paths of the host's files and the style sheet of a page. */
export function filesNamedIn(html: string): string[] {
  const named = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  return [...new Set([...named.map(([, path = '']) => path), ...hostScriptsIn(html)])];
}

/** Whether a page was written for a build of the host. A page without the application fits every build. */
export function isOfShell(html: string, shellFiles: readonly string[]): boolean {
  return hostScriptsIn(html).every((path) => shellFiles.includes(path));
}

/** Whether the remote's page in the HTML, if there is one, was rendered with one of these releases. */
export function isOfRelease(html: string, integrities: readonly string[]): boolean {
  const { release } = readBootFiles(html) ?? {};
  return release === undefined || integrities.includes(release.integrity);
}

export interface CachedPage {
  readonly path: string;
  readonly html: string;
}

/** Pages that search engines do not list, but that shoppers want offline. */
const PLACES = ['/cart', '/wishlist'];

/** List items with links to pages: each page once, under its canonical path, named by its title up to the `|`. */
export function linksTo(pages: readonly CachedPage[]): string {
  return pages
    .filter(({ path, html }) => PLACES.includes(path) || isIndexed(path, html))
    .map(({ path, html }) => {
      const name = path === '/' ? 'Home' : nameIn(html);
      return `<li><a href="${path.replaceAll('&', '&amp;')}">${name}</a></li>`;
    })
    .join('');
}

function isIndexed(path: string, html: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const isHidden = /<meta name="robots" content="noindex/.test(html);
  return !isHidden && canonical !== undefined && new URL(canonical).pathname === path;
}

function nameIn(html: string): string {
  return /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? '';
}

/** The offline page with its links; without links, its style sheet hides the list. */
export function withLinks(html: string, links: string): string {
  return html.replace(PLACE, () => PLACE + links);
}
