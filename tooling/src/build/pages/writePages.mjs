import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { MANIFEST } from '../../apps.mjs';
import { readRoutes } from '../../release/contract/declaredRoutes.mjs';
import { integrityOf } from '../../release/integrityOf.mjs';
import { loadHostPages, loadRemotePages } from './builds.mjs';
import { renderDocument, renderOfflineDocument } from './document.mjs';
import { NOT_FOUND, OFFLINE, PRODUCT_NOT_FOUND } from './folders.mjs';
import { PageStyles } from './PageStyles.mjs';
import { robots, sitemap } from './sitemap.mjs';
import { webManifest, WEB_MANIFEST } from './webManifest.mjs';

/**
 * A release of an app, as it lies on this machine.
 *
 * @typedef {object} AppFiles
 * @property {string} name its federation name
 * @property {string} files the folder of what browsers ask for
 * @property {string} pages the folder of its build for Node
 * @property {string} release what people call it
 *
 * @typedef {object} Site
 * @property {AppFiles} host
 * @property {readonly AppFiles[]} remotes
 * @property {string} origin the public origin, such as `https://shop.example`
 */

/** Thrown if a page can't be rendered; nothing was written. */
class PageError extends Error {
  /** @param {string} path @param {string} page @param {string} release @param {unknown} cause */
  constructor(path, page, release, cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${path} can't be written: ${page} of ${release} throws "${reason}".`, { cause });
    this.name = 'PageError';
  }
}

/**
 * Writes every address of the shop as HTML into a folder: all of it, or nothing (docs/pages.md).
 *
 * @param {string} folder
 * @param {Site} site
 * @returns {number} how many pages were written
 * @throws {PageError}
 */
export function writePages(folder, site) {
  const { origin } = site;
  const { host, boot } = loadHostPages(site.host.pages);
  const remotes = new Map(site.remotes.map((app) => [app.name, readRemote(app, host.shared)]));
  const styles = new PageStyles();
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });

  const manifests = [...remotes.values()].map(({ manifest }) => manifest);
  const { routes } = readRoutes(manifests, host.hostPaths);
  const declared = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
  const single = [...remotes.values()].flatMap(({ build }) => build.addresses());
  const missing = [
    { ...NOT_FOUND, page: undefined },
    { ...PRODUCT_NOT_FOUND, page: host.pageOf(PRODUCT_NOT_FOUND.path) },
  ];
  const pages = [
    ...host.addresses.map(({ path, page }) => ({ path, page, file: fileOf(path), route: null })),
    ...[...declared, ...single].map(ofRemote),
    ...missing.map((page) => ({ ...page, route: null })),
  ];
  /** @type {string[]} */
  const indexed = [];
  for (const { path, page, file, route } of pages) {
    const html = renderPage(path, page, route);
    if (!/<meta name="robots" content="noindex/.test(html) && isCanonical(html, path))
      indexed.push(path);
    writeCompressed(join(next, file), html);
  }
  writeCompressed(join(next, OFFLINE.file), renderOffline());
  writeCompressed(join(next, WEB_MANIFEST), webManifest(host.shared));
  for (const { address, content } of styles.sheets) writeCompressed(join(next, address), content);
  writeCompressed(join(next, 'sitemap.xml'), sitemap(origin, indexed));
  writeFileSync(join(next, 'robots.txt'), robots(origin));
  replaceFolder(folder, next);
  return pages.length;

  function renderOffline() {
    const { head, content } = splitHead(host.renderOffline(origin));
    const sheets = [...boot.styles, ...offlineStyles(site.host.files)];
    const style = styles.addressOf(sheets.map((path) => ({ folder: site.host.files, path })));
    return renderOfflineDocument({ boot, head, content, style });
  }

  /** An address that the host's table does not list one by one. @param {string} path */
  function ofRemote(path) {
    const route = host.declaredRouteOf(path, routes) ?? null;
    // As with the host's own: what is in the shopper's browser is not in the HTML.
    const page = route?.title || route?.isGuarded ? undefined : (route?.page ?? host.pageOf(path));
    return { path, page, file: fileOf(path), route };
  }

  /** @param {string} path @param {string | undefined} id @param {import('./builds.mjs').DeclaredRoute | null} route */
  function renderPage(path, id, route) {
    const remote = id === undefined ? undefined : remotes.get(id.slice(0, id.indexOf('/')));
    const name = id?.slice(id.indexOf('/') + 1) ?? '';
    const component = remote?.build.pages[name];
    if (id !== undefined && !component)
      throw new Error(`No release has the page ${id} of ${path}.`);
    const sheets = boot.styles.map((sheet) => ({ folder: site.host.files, path: sheet }));
    const remoteSheets = remote
      ? remote.stylesOf(name).map((sheet) => ({ folder: remote.app.files, path: sheet }))
      : [];
    let rendered;
    try {
      rendered = host.render(path, id === undefined ? null : { id, component }, origin, route);
    } catch (cause) {
      throw new PageError(path, id ?? 'the page', remote?.app.release ?? site.host.release, cause);
    }
    const { head, content } = splitHead(rendered);
    const all = [...sheets, ...remoteSheets];
    return renderDocument({
      boot,
      head,
      content,
      asleep: host.asleep,
      style: styles.addressOf(all),
      styles: [
        ...sheets,
        ...remoteSheets.map((sheet) => ({ ...sheet, release: remote?.integrity })),
      ],
      origin,
      ...(remote ? { page: id, release: remote.integrity } : {}),
      ...(route ? { route } : {}),
      madeOf: [site.host, ...(remote ? [remote.app] : [])]
        .map((app) => `${app.name} ${app.release}`)
        .join(', '),
    });
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
  /** @type {{ exposes: { name: string, assets: { css: { sync: string[] } } }[], metaData?: { routes?: unknown } }} */
  const { exposes, metaData } = JSON.parse(bytes.toString());
  return {
    app,
    manifest: { name: app.name, exposes, metaData },
    build: loadRemotePages(app.pages, shared),
    integrity: integrityOf(bytes),
    /** @param {string} page */
    stylesOf: (page) => exposes.find(({ name }) => name === page)?.assets.css.sync ?? [],
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

/** @param {string} file @param {string} content */
function writeCompressed(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content));
}

/**
 * Keeps the style sheets of earlier pages, because open pages and caches of a CDN may request them. @param {string}
 * folder @param {string} next
 */
function replaceFolder(folder, next) {
  const old = `${folder}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(join(folder, 'assets'))) {
    cpSync(join(folder, 'assets'), join(next, 'assets'), { recursive: true, force: false });
  }
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
