import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRoutes } from 'remote-loader/formats';
import { NOT_FOUND, OFFLINE, PRODUCT_NOT_FOUND } from './files';
import { PageRenderer, type Address, type Site } from './PageRenderer';
import { PRODUCT_FEED, productFeed } from './productFeed';
import { robots, sitemap } from './sitemap';
import { shopName, webManifest, WEB_MANIFEST } from './webManifest';
import { writeCompressed } from './writeCompressed';

export interface Written {
  /** The hash of each page, by its address. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The number of addresses in the sitemap. */
  readonly indexed: number;
}

/**
 * Writes every address of the shop as HTML, with its style sheets, and the sitemap and feed (docs/pages.md).
 *
 * @param folder an empty folder
 * @throws {PageError} then the folder is incomplete
 */
export async function writePages(folder: string, site: Site): Promise<Written> {
  const { origin } = site;
  const renderer = new PageRenderer(site);
  const { host, remotes, colors, styles } = renderer;
  const indexed: string[] = [];
  const addresses: Record<string, string> = {};
  for (const { file, ...address } of addressesOf(renderer)) {
    const { path } = address;
    const { html, canonical, isHidden } = await renderer.render(address);
    addresses[path] = hashOf(html);
    if (!isHidden && canonical === path) indexed.push(path);
    writeCompressed(join(folder, file), html);
  }
  writeCompressed(join(folder, OFFLINE.file), await renderer.renderOffline());
  writeCompressed(join(folder, WEB_MANIFEST), webManifest(host.shared, colors, host.sections));
  for (const { address, content } of styles.sheets) writeCompressed(join(folder, address), content);
  writeCompressed(join(folder, 'sitemap.xml'), sitemap(origin, indexed));
  const products = [...remotes.values()].flatMap(({ build }) => build.feed?.() ?? []);
  const feed = productFeed(origin, shopName(host.shared), products);
  writeCompressed(join(folder, PRODUCT_FEED), feed);
  writeFileSync(join(folder, 'robots.txt'), robots(origin));
  return { addresses, indexed: indexed.length };
}

/** All addresses, and the files of their pages. */
function addressesOf({ host, remotes }: PageRenderer): (Address & { readonly file: string })[] {
  const builds = [...remotes.values()];
  const { routes } = readRoutes(
    builds.map(({ manifest }) => manifest),
    host.hostPaths,
  );
  const declared = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
  const single = builds.flatMap(({ build }) => build.addresses());
  // Addresses that the host's table does not list individually.
  const ofRemotes = [...declared, ...single].map((path) => {
    const route = host.declaredRouteOf(path, routes) ?? null;
    // As for the host's own routes: content of the shopper's browser is not in the HTML.
    const page = route?.title || route?.isGuarded ? undefined : (route?.page ?? host.pageOf(path));
    return { path, page, file: fileOf(path), route };
  });
  return [
    ...host.addresses.map((one) => ({ ...one, file: fileOf(one.path), route: null })),
    ...ofRemotes,
    { ...NOT_FOUND, route: null },
    { ...PRODUCT_NOT_FOUND, page: host.pageOf(PRODUCT_NOT_FOUND.path), route: null },
  ];
}

/** `/product/men` is the file `product/men/index.html`, as on any static server. */
function fileOf(path: string): string {
  return `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
