import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from '../../workspace/manifestFile.mjs';
import { readRoutes } from '../contract/declaredRoutes.mjs';
import { integrityOf } from '../../workspace/integrityOf.mjs';
import { loadHostPages, loadRemotePages } from './builds.mjs';
import { pageProblem } from './checkPage.mjs';
import { renderDocument, renderOfflineDocument } from './document.mjs';
import { NOT_FOUND, OFFLINE, PRODUCT_NOT_FOUND } from './files.mjs';
import { PageStyles } from './PageStyles.mjs';
import { PRODUCT_FEED, productFeed } from './productFeed.mjs';
import { robots, sitemap } from './sitemap.mjs';
import { themeColors } from './themeColors.mjs';
import { shopName, webManifest, WEB_MANIFEST } from './webManifest.mjs';
import { writeCompressed } from './writeCompressed.mjs';

/**
 * A release of an app, as it lies on this machine.
 *
 * @typedef {object} AppFiles
 * @property {string} name its federation name
 * @property {string} files the folder of what browsers ask for
 * @property {string} pages the folder of its build for Node
 * @property {string} release what people call it
 * @property {string} [manifest] of a remote: the address of its manifest
 * @property {boolean} [isShared] whether a share of visitors gets another release in its place
 *
 * @typedef {object} Site
 * @property {AppFiles} host
 * @property {readonly AppFiles[]} remotes
 * @property {string} origin the public origin, such as `https://shop.example`
 *
 * @typedef {object} Written
 * @property {Readonly<Record<string, string>>} addresses the hash of each page, by its address
 * @property {number} indexed how many addresses the sitemap has
 */

/** A page can't be rendered, or is not what a page must be. */
class PageError extends Error {
  /** @param {string} path @param {string} page @param {string} problem @param {ErrorOptions} [options] */
  constructor(path, page, problem, options) {
    super(`${path} can't be written: ${page}: ${problem.replace(/\.$/, '')}.`, options);
    this.name = 'PageError';
  }
}

/**
 * What is read of a remote's manifest.
 *
 * @typedef {object} Manifest
 * @property {readonly { name: string, assets: Record<'js' | 'css', { sync: readonly string[] }> }[]} exposes
 * @property {{ remoteEntry: { name: string, path?: string }, integrity?: Record<string, string>, routes?: unknown }} metaData
 */

/**
 * Writes every address of the shop as HTML, with the style sheets and lists that belong to them (docs/pages.md).
 *
 * @param {string} folder an empty one
 * @param {Site} site
 * @returns {Promise<Written>}
 * @throws {PageError} then the folder is of no use
 */
export async function writePages(folder, site) {
  const { origin } = site;
  const { host, boot } = loadHostPages(site.host.pages);
  const remotes = new Map(site.remotes.map((app) => [app.name, readRemote(app, host.shared)]));
  const styles = new PageStyles();
  const sheets = boot.styles.map((path) => ({ folder: site.host.files, path }));
  const colors = themeColors(sheets.map(({ path }) => readHost(path)).join('\n'));

  const manifests = [...remotes.values()].map(({ manifest }) => manifest);
  const { routes } = readRoutes(manifests, host.hostPaths);
  const declared = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
  const single = [...remotes.values()].flatMap(({ build }) => build.addresses());
  const missing = [
    { ...NOT_FOUND, page: undefined },
    { ...PRODUCT_NOT_FOUND, page: host.pageOf(PRODUCT_NOT_FOUND.path) },
  ];
  const pages = [
    ...host.addresses.map((one) => ({ ...one, file: fileOf(one.path), route: null })),
    ...[...declared, ...single].map(ofRemote),
    ...missing.map((page) => ({ ...page, route: null })),
  ];
  /** @type {string[]} */
  const indexed = [];
  /** @type {Record<string, string>} */
  const addresses = {};
  for (const { file, ...address } of pages) {
    const { path } = address;
    const html = await renderPage(address);
    addresses[path] = hashOf(html);
    if (!/<meta name="robots" content="noindex/.test(html) && isCanonical(html, path))
      indexed.push(path);
    writeCompressed(join(folder, file), html);
  }
  writeCompressed(join(folder, OFFLINE.file), await renderOffline());
  writeCompressed(join(folder, WEB_MANIFEST), webManifest(host.shared, colors));
  for (const { address, content } of styles.sheets) writeCompressed(join(folder, address), content);
  writeCompressed(join(folder, 'sitemap.xml'), sitemap(origin, indexed));
  const products = [...remotes.values()].flatMap(({ build }) => build.feed?.() ?? []);
  const feed = productFeed(origin, shopName(host.shared), products);
  writeCompressed(join(folder, PRODUCT_FEED), feed);
  writeFileSync(join(folder, 'robots.txt'), robots(origin));
  return { addresses, indexed: indexed.length };

  /** @param {string} path */
  function readHost(path) {
    return readFileSync(join(site.host.files, path), 'utf8');
  }

  async function renderOffline() {
    const { head, content } = splitHead(await host.renderOffline(origin));
    const own = offlineStyles(site.host.files).map((path) => ({ folder: site.host.files, path }));
    const style = styles.addressOf([...sheets, ...own]);
    return renderOfflineDocument({ boot, colors, head, content, style });
  }

  /** An address that the host's table does not list one by one. @param {string} path */
  function ofRemote(path) {
    const route = host.declaredRouteOf(path, routes) ?? null;
    // As with the host's own: what is in the shopper's browser is not in the HTML.
    const page = route?.title || route?.isGuarded ? undefined : (route?.page ?? host.pageOf(path));
    return { path, page, file: fileOf(path), route };
  }

  /** @param {{ path: string, page?: string, keptUnder?: string, route: import('./builds.mjs').DeclaredRoute | null }} address */
  async function renderPage({ path, page: id, keptUnder, route }) {
    const remote = id === undefined ? undefined : remotes.get(id.slice(0, id.indexOf('/')));
    const name = id?.slice(id.indexOf('/') + 1) ?? '';
    const component = remote?.build.pages[name];
    const made = `${id ?? 'the page'} of release ${remote?.app.release ?? site.host.release}`;
    if (id !== undefined && !component) {
      throw new PageError(path, id, 'no release has this page');
    }
    const remoteSheets = remote
      ? remote.stylesOf(name).map((sheet) => ({ folder: remote.app.files, path: sheet }))
      : [];
    let rendered;
    try {
      const page = id === undefined ? null : { id, component };
      rendered = await host.render(path, page, origin, route);
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new PageError(path, made, problem, { cause });
    }
    const { head, content } = splitHead(rendered);
    const all = [...sheets, ...remoteSheets];
    const html = renderDocument({
      boot,
      colors,
      head,
      content,
      asleep: host.asleep,
      style: styles.addressOf(all),
      styles: [
        ...sheets,
        ...remoteSheets.map((sheet) => ({ ...sheet, release: remote?.release.integrity })),
      ],
      origin,
      ...(remote
        ? { page: id, keptUnder, release: remote.release, files: remote.scriptsOf(name) }
        : {}),
      ...(route ? { route } : {}),
      madeOf: [site.host, ...(remote ? [remote.app] : [])]
        .map((app) => `${app.name} ${app.release}`)
        .join(', '),
    });
    const problem = pageProblem(html);
    if (problem) throw new PageError(path, made, problem);
    return html;
  }
}

/** The style sheets of the host's offline part. @param {string} folder */
function offlineStyles(folder) {
  const files = readdirSync(join(folder, 'assets'));
  return files
    .filter((file) => /^offline\.[0-9a-f]+\.css$/.test(file))
    .map((file) => `assets/${file}`);
}

/** @param {AppFiles} app @param {Readonly<Record<string, unknown>>} shared */
function readRemote(app, shared) {
  const bytes = readFileSync(join(app.files, MANIFEST));
  /** @type {Manifest} */
  const { exposes, metaData } = JSON.parse(bytes.toString());
  const { manifest = '', isShared } = app;
  /** @param {string} page */
  const assetsOf = (page) => exposes.find(({ name }) => name === page)?.assets;
  const { path, name } = metaData.remoteEntry;
  const entry = [path, name].filter(Boolean).join('/');
  return {
    app,
    manifest: { name: app.name, exposes, metaData },
    build: loadRemotePages(app.pages, shared),
    release: { manifest, integrity: integrityOf(bytes), ...(isShared && { isShared }) },
    /** @param {string} page */
    stylesOf: (page) => assetsOf(page)?.css.sync ?? [],
    /** Addresses with hashes. @param {string} page @returns {import('../webpack/BootPlugin.mjs').BootFile[]} */
    scriptsOf: (page) =>
      [entry, ...(assetsOf(page)?.js.sync ?? [])].map((file) => [
        new URL(file, manifest).href,
        metaData.integrity?.[file] ?? '',
      ]),
  };
}

/** The elements of the document's head, which React renders first. */
const HEAD = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** @param {string} rendered */
function splitHead(rendered) {
  const head = HEAD.exec(rendered)?.[0] ?? '';
  return { head, content: rendered.slice(head.length) };
}

/** Whether a page's canonical path is its own path. @param {string} html @param {string} path */
function isCanonical(html, path) {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return href !== undefined && new URL(href, 'https://shop.example').pathname === path;
}

/** `/product/men` is the file `product/men/index.html`, as any static server has it. @param {string} path */
function fileOf(path) {
  return `${path.slice(1)}${path === '/' ? '' : '/'}index.html`;
}

/** @param {string} content */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
