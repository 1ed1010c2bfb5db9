/**
 * Builds the catalogue with more products than the shop has, and measures what grows with them: scripts, pages, the writing of
 * pages, search. See README.md beside this file.
 *
 *   npm run build && npx tsx benchmarks/catalogue.mjs [how many products ...]
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { appByFolder, appFolder, distFolder, remotes, workspaceRoot } from 'tooling/apps';
import { buildApp } from 'tooling/build';
import { median } from 'tooling/median';
import { writePages } from 'tooling/write-pages';

/** @typedef {import('../mfe-catalog/src/catalogue/types').Section} Section */

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000, 10_000];
const CATALOG = appByFolder('mfe-catalog');
/** What a shopper types, letter by letter, and two terms that are typed at once. */
const TYPED = 'linen shirt';
const TERMS = { two: 'red dress', misspelt: 'kurtha' };
const RUNS = 9;

const rows = [];
for (const count of COUNTS) rows.push(await measure(count));
console.log(`| Products | ${rows.map(({ products }) => products).join(' | ')} |`);
console.log(`| --- | ${rows.map(() => '---').join(' | ')} |`);
for (const name of Object.keys(rows[0] ?? {}).slice(1)) {
  console.log(`| ${name} | ${rows.map((row) => row[name]).join(' | ')} |`);
}

/** @param {number} count how many products the catalogue is to have; 0 for those of the shop */
async function measure(count) {
  const workspace = mkdtempSync(join(tmpdir(), 'weft-growth-'));
  try {
    const directory = copyRoom(workspace);
    const products = await grow(directory, count);
    await buildApp({ ...CATALOG, directory });
    return {
      products,
      ...scriptsOf(directory),
      ...(await pagesOf(directory, join(workspace, 'pages'))),
      ...(await searchOf(directory)),
    };
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

/** Copies the room beside links to the others. @param {string} workspace */
function copyRoom(workspace) {
  const isCopied = (/** @type {string} */ path) => !/\/(?:\.cache|dist[^/]*|media)$/.test(path);
  const directory = join(workspace, CATALOG.folder);
  cpSync(appFolder(CATALOG), directory, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => isCopied(path) || path.endsWith('src/media'),
  });
  for (const name of readdirSync(workspaceRoot)) {
    if (name !== CATALOG.folder) symlinkSync(join(workspaceRoot, name), join(workspace, name));
  }
  symlinkSync(join(appFolder(CATALOG), 'media'), join(directory, 'media'));
  return directory;
}

/**
 * Adds products to the sources of a room: copies of the shop's own with other ids, titles and prices, as data of the same size.
 *
 * @param {string} directory @param {number} count
 */
async function grow(directory, count) {
  const { sections } = await sourceOf(appFolder(CATALOG), 'catalogue/sections.ts');
  const { detailsOf } = await sourceOf(appFolder(CATALOG), 'catalogue/details.ts');
  const { traitsOf } = await sourceOf(appFolder(CATALOG), 'catalogue/traits.ts');
  const shelves = sections.flatMap((/** @type {Section} */ { categories }) => categories);
  const own = shelves.flatMap(({ products }) => products).length;
  const added = Array.from({ length: Math.max(0, count - own) }, (_, index) => {
    const shelf = shelves[index % shelves.length];
    const round = Math.floor(index / shelves.length);
    const product = shelf.products[round % shelf.products.length];
    const id = `${product.id}-${round}`;
    return [
      index % shelves.length,
      { ...product, id, title: `N${round} ${product.title}` },
      product.id,
    ];
  });
  const catalogue = join(directory, 'src/catalogue');
  /** @param {string} file @param {unknown} data @param {string} code uses `data` */
  const append = (file, data, code) => {
    const text = readFileSync(join(catalogue, file), 'utf8');
    const grown = JSON.stringify(JSON.stringify(data));
    writeFileSync(
      join(catalogue, file),
      `${text}\n// @ts-nocheck\nconst data = JSON.parse(${grown});\n${code}\n`,
    );
  };
  append(
    'sections.ts',
    added.map(([shelf, product]) => [shelf, product]),
    'const shelves = sections.flatMap(({ categories }) => categories); for (const [shelf, product] of data) shelves[shelf].products.push(product);',
  );
  for (const [file, of] of [
    ['details.ts', detailsOf],
    ['traits.ts', traitsOf],
  ]) {
    const entries = added.map(([, { id }, from]) => [id, of(from)]);
    append(file, entries, 'for (const [id, value] of data) byId.set(id, value);');
  }
  return own + added.length;
}

/** Kilobytes of brotli that a page of the catalogue asks for. @param {string} directory */
function scriptsOf(directory) {
  const dist = join(directory, 'dist');
  const { exposes } = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  /** @param {string} page */
  const size = (page) => {
    const { js } = exposes.find(({ name }) => name === page).assets;
    return kilobytes(
      js.sync.reduce(
        (/** @type {number} */ sum, /** @type {string} */ file) =>
          sum + statSync(join(dist, `${file}.br`)).size,
        0,
      ),
    );
  };
  const all = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js.br'));
  return {
    'listing: scripts, KB': size('Listing'),
    'product: scripts, KB': size('ProductDetail'),
    'all scripts, KB': kilobytes(
      all.reduce((sum, file) => sum + statSync(join(dist, 'assets', file)).size, 0),
    ),
  };
}

/** Writes the pages of the shop with this catalogue. @param {string} directory @param {string} folder */
async function pagesOf(directory, folder) {
  /** @param {typeof CATALOG} app */
  const files = (app) => ({
    name: app.federationName,
    files: distFolder(app),
    pages: join(appFolder(app), 'dist-pages'),
    release: 'build',
    manifest: `http://${app.folder}.invalid/mf-manifest.json`,
  });
  mkdirSync(folder);
  const [started, used] = [Date.now(), process.cpuUsage()];
  const { addresses } = await writePages(folder, {
    host: files(appByFolder('host')),
    remotes: remotes.map((app) =>
      files(app.folder === CATALOG.folder ? { ...app, directory } : app),
    ),
    origin: 'https://shop.example',
  });
  const cpu = process.cpuUsage(used);
  const seconds = (cpu.user + cpu.system) / 1e6;
  const pages = Object.keys(addresses).length;
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
    .reduce((sum, size) => sum + size, 0);
  /** @param {string} file */
  const brotli = (file) => kilobytes(brotliCompressSync(readFileSync(join(folder, file))).length);
  return {
    'pages written': pages,
    'writing them: processor, s': seconds.toFixed(1),
    'on the clock, s': ((Date.now() - started) / 1000).toFixed(1),
    'a page, ms of processor': ((seconds * 1000) / pages).toFixed(1),
    'pages on disk, MB': (bytes / 1e6).toFixed(1),
    'listing: HTML, KB': brotli('product/women/index.html'),
    'product: HTML, KB': brotli('product/women-saree-3/index.html'),
    'sitemap, KB': kilobytes(statSync(join(folder, 'sitemap.xml')).size),
  };
}

/** Milliseconds of script. @param {string} directory */
async function searchOf(directory) {
  const { sections } = await sourceOf(directory, 'catalogue/sections.ts');
  const { selectProducts } = await sourceOf(directory, 'listing/selectProducts.ts');
  const { matchSearch } = await sourceOf(directory, 'search/matchSearch.ts');
  const { searchCatalogue } = await sourceOf(directory, 'search/searchCatalogue.ts');
  const women = sections.find((/** @type {Section} */ { id }) => id === 'women');
  const query = {
    category: null,
    sort: 'price-asc',
    price: null,
    discount: null,
    rating: null,
    traits: { colour: [], fabric: [], occasion: [] },
  };
  const first = time(() => searchCatalogue(TYPED[0], null));
  const letters = [...TYPED].map((_, end) => () => searchCatalogue(TYPED.slice(0, end + 1), null));
  const misspelt = time(() => searchCatalogue(TERMS.misspelt, null));
  return {
    'search: first letter': first,
    'search: slowest of the next letters': Math.max(...letters.map((run) => often(run))).toFixed(1),
    'search: with a section': often(() => searchCatalogue(TERMS.two, 'women')),
    'search: first misspelt word': misspelt,
    'search: next misspelt word': often(() => searchCatalogue(TERMS.misspelt, null)),
    'listing: search': often(() => matchSearch(women, TERMS.two)),
    'listing: sort': often(() => selectProducts(women, query, null)),
  };
}

/** @param {() => unknown} run */
function time(run) {
  const used = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(used);
  return ((user + system) / 1000).toFixed(1);
}

/** @param {() => unknown} run */
function often(run) {
  return median(Array.from({ length: RUNS }, () => Number(time(run)))).toFixed(1);
}

/** @param {string} directory @param {string} file */
function sourceOf(directory, file) {
  return import(pathToFileURL(join(directory, 'src', file)).href);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
