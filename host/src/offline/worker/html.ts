// What the worker reads in the HTML of a page, which `tooling/src/build/pages` writes.

interface BootFiles {
  readonly scripts: readonly string[];
  readonly main: string;
  readonly release?: string;
}

function bootFilesIn(html: string): BootFiles | null {
  const text = /<script type="application\/json" id="boot-files">([^<]*)<\/script>/.exec(html)?.[1];
  return text ? (JSON.parse(text) as BootFiles) : null;
}

/** The host's files and the style sheet that a page needs, as paths. */
export function filesNamedIn(html: string): string[] {
  const named = [...html.matchAll(/ (?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  const { scripts = [], main } = bootFilesIn(html) ?? {};
  return [...new Set([...named.map(([, path = '']) => path), ...scripts, ...(main ? [main] : [])])];
}

/** Whether a page was written for a build of the host. A page that never starts the application fits all of them. */
export function isOfShell(html: string, shellFiles: readonly string[]): boolean {
  const { scripts = [], main } = bootFilesIn(html) ?? {};
  return [...scripts, ...(main ? [main] : [])].every((path) => shellFiles.includes(path));
}

/** Whether the remote's page in the HTML, if there is one, is of one of these releases. */
export function isOfRelease(html: string, integrities: readonly string[]): boolean {
  const { release } = bootFilesIn(html) ?? {};
  return release === undefined || integrities.includes(release);
}

/** A page that is kept. */
export interface KeptPage {
  readonly path: string;
  readonly html: string;
}

/** Pages that search engines do not list and shoppers ask for. */
const PLACES = ['/cart', '/wishlist'];

/** The list items of links to pages: each page once, under the address that it gives itself, by the text before `|` in its title. */
export function linksTo(pages: readonly KeptPage[]): string {
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

/** The place for the links in the page that says that the shopper is offline. */
const PLACE = '<ul data-kept="">';

/** That page with its links, or without the place where there are none. */
export function withLinks(html: string, links: string): string {
  return html.replace(PLACE, () => PLACE + links);
}
