import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRoutes } from 'remote-loader/formats';
import { NOT_FOUND, OFFLINE_FILE, PRODUCT_NOT_FOUND } from './fileNames';
import { PageRenderer, type Address, type ShopBuilds } from './PageRenderer';
import { PRODUCT_FEED, productFeed } from './productFeed';
import { webManifest, WEB_MANIFEST } from './webManifest';
import { writeCompressed } from './writeCompressed';
import { hashOf } from '../../workspace/hashOf';

export interface Page {
  /** Of its HTML. */
  readonly hash: string;
  /** Whether the sitemap lists it. */
  readonly isIndexed: boolean;
}

/** The pages of a set, by address. */
export type Pages = Readonly<Record<string, Page>>;

/**
 * Writes every address of the shop as HTML, with its style sheets, and the sitemap and feed (docs/pages.md).
 *
 * @param folder an empty folder
 * @throws {Error} with the problem of a page; then the folder is incomplete
 */
export async function writePages(folder: string, site: ShopBuilds): Promise<Pages> {
  const names = [site.host, ...site.remotes].map(({ name }) => name);
  const sets = await writeSets(site, names, () => folder);
  const pages = Object.assign({}, ...Object.values(sets)) as Pages;
  writeSitemap(folder, site.origin, pages);
  return pages;
}

export function writeSitemap(folder: string, origin: string, pages: Pages): void {
  const paths = Object.keys(pages).filter((path) => pages[path]?.isIndexed);
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
  writeCompressed(
    join(folder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
  );
}

/**
 * Writes sets of pages: those of the host, or of a remote, with the files that belong to them. A set depends only on the
 * releases of the host and of its remote, and on the routes that remotes declare.
 *
 * @param names the federation names of the sets
 * @param folderOf the empty folder of a set
 * @returns the pages of each set
 * @throws {Error} with the problem of a page; then the folders are incomplete
 */
export async function writeSets(
  site: ShopBuilds,
  names: readonly string[],
  folderOf: (name: string) => string,
  onPage: () => void = () => undefined,
): Promise<Record<string, Pages>> {
  const renderer = new PageRenderer(site, names);
  const sets: Record<string, Pages> = {};
  for (const name of names) {
    const folder = folderOf(name);
    renderer.styles.clear();
    const pages: Record<string, Page> = {};
    for (const { file, ...address } of addressesOf(renderer, name)) {
      const { path } = address;
      const { html, canonical, isHidden } = await renderer.render(address);
      pages[path] = { hash: hashOf(html).slice(0, 16), isIndexed: !isHidden && canonical === path };
      writeCompressed(join(folder, file), html);
      onPage();
    }
    if (name === site.host.name) await writeHostFiles(renderer, folder);
    else writeFeed(renderer, folder, name);
    for (const [address, content] of renderer.styles) {
      writeCompressed(join(folder, address), content);
    }
    sets[name] = pages;
  }
  return sets;
}

async function writeHostFiles(renderer: PageRenderer, folder: string): Promise<void> {
  const { host, colors, site } = renderer;
  const names = host.shared['shared-ui'];
  writeCompressed(join(folder, OFFLINE_FILE), await renderer.renderOffline());
  writeCompressed(join(folder, WEB_MANIFEST), webManifest(names, colors, host.sections));
  const robots = `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`;
  writeFileSync(join(folder, 'robots.txt'), robots);
}

/** The feed belongs to the remote that has products. */
function writeFeed({ host, remotes, site }: PageRenderer, folder: string, name: string): void {
  const products = remotes.get(name)?.build.feed?.() ?? [];
  if (products.length === 0) return;
  const { SHOP_NAME } = host.shared['shared-ui'];
  writeCompressed(join(folder, PRODUCT_FEED), productFeed(site.origin, SHOP_NAME, products));
}

/** The addresses of a set, and the files of their pages. */
function addressesOf(
  { host, remotes, manifests, site }: PageRenderer,
  name: string,
): (Address & { readonly file: string })[] {
  const { routes } = readRoutes(manifests, host.hostPaths);
  const declared = routes
    .filter(({ path, page }) => !path.includes(':') && ownerOf(page) === name)
    .map(({ path }) => path);
  const single = remotes.get(name)?.build.addresses() ?? [];
  // Addresses that the host's table does not list individually.
  const ofRemote = [...declared, ...single].map((path) => {
    const route = host.declaredRouteOf(path, routes) ?? null;
    // As for the host's own routes: content of the shopper's browser is not in the HTML.
    const page = route?.title || route?.isGuarded ? undefined : (route?.page ?? host.pageOf(path));
    return { path, page, file: fileOf(path), route };
  });
  const ofHost: readonly (Omit<Address, 'route'> & { readonly file: string })[] = [
    ...host.addresses.map((address) => ({ ...address, file: fileOf(address.path) })),
    NOT_FOUND,
    { ...PRODUCT_NOT_FOUND, page: host.pageOf(PRODUCT_NOT_FOUND.path) },
  ];
  const isOwn = ({ page }: Pick<Address, 'page'>) => (ownerOf(page) ?? site.host.name) === name;
  return [...ofHost.filter(isOwn).map((address) => ({ ...address, route: null })), ...ofRemote];
}

/** The remote of a page such as `mfe_catalog/Outlet`. */
function ownerOf(page: string | undefined): string | undefined {
  return page?.split('/', 1)[0];
}

/** `/product/men` is the file `product/men/index.html`, as on any static server. */
function fileOf(path: string): string {
  return `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
}
