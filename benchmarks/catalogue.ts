/**
 * Builds the catalogue with more products than the shop has. Measures scripts, pages, the writing of pages, and search.
 *
 *   npm run build && npx tsx benchmarks/catalogue.ts [numbers of products ...]
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
import { assetsOf, MANIFEST, parseManifest } from 'remote-loader/formats';
import { appByFolder, appFolder, distFolder, remotes, workspaceRoot, type App } from 'tooling/apps';
import { buildApp } from 'tooling/build';
import { buildFiles } from 'tooling/built-pages';
import { writePages } from 'tooling/write-pages';
import { median } from './tools';

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000, 10_000];
const CATALOG = appByFolder('mfe-catalog');
/** A search term that is typed letter by letter, and two terms that are searched at once. */
const TYPED = 'linen shirt';
const TERMS = { two: 'red dress', misspelt: 'kurtha' };
const RUNS = 9;

const rows: Record<string, Record<string, number>> = {};
for (const count of COUNTS) {
  const { products, ...figures } = await measure(count);
  for (const [name, value] of Object.entries(figures)) {
    rows[name] = { ...rows[name], [`${products} products`]: Number(value.toFixed(1)) };
  }
}
console.table(rows);

/** @param count the number of products; 0 for the shop's own products only */
async function measure(count: number) {
  const workspace = mkdtempSync(join(tmpdir(), 'weft-growth-'));
  try {
    const directory = copyRoom(workspace);
    const products = grow(directory, count);
    const app = { ...CATALOG, directory };
    await buildApp(app);
    return {
      products,
      ...scriptsOf(app),
      ...(await pagesOf(app, join(workspace, 'pages'))),
      ...(await searchOf(directory)),
    };
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

/** Copies the catalogue's folder into a workspace, in which the other folders are links. */
function copyRoom(workspace: string) {
  const directory = join(workspace, CATALOG.folder);
  const filter = (path: string) => !path.endsWith('/.cache');
  cpSync(appFolder(CATALOG), directory, { recursive: true, verbatimSymlinks: true, filter });
  for (const name of readdirSync(workspaceRoot)) {
    if (name !== CATALOG.folder) symlinkSync(join(workspaceRoot, name), join(workspace, name));
  }
  return directory;
}

interface CategoryFile {
  readonly products: { readonly id: string; readonly title: string }[];
}

/** Adds copies of the shop's own products, with other ids and titles. Returns the number of all products. */
function grow(directory: string, count: number) {
  const folder = join(directory, 'catalogue');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/.+\.json$/.test(file))
    .map((file) => join(folder, file));
  const categories = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as CategoryFile);
  const originals = categories.flatMap(({ products }) =>
    products.map((product) => ({ product, products })),
  );
  const missing = Math.max(0, count - originals.length);
  for (let round = 0; round * originals.length < missing; round += 1) {
    for (const { product, products } of originals.slice(0, missing - round * originals.length)) {
      const { id, title } = product;
      products.push({ ...product, id: `${id}-n${round}`, title: `N${round} ${title}` });
    }
  }
  files.forEach((file, index) => writeFileSync(file, JSON.stringify(categories[index])));
  return originals.length + missing;
}

function scriptsOf(app: App) {
  const dist = distFolder(app);
  const manifest = parseManifest(dist, readFileSync(join(dist, MANIFEST), 'utf8'));
  const kilobytes = (page: string) => {
    const { js = [] } = assetsOf(manifest, page) ?? {};
    return js.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0) / 1000;
  };
  return {
    'scripts of a listing, KB': kilobytes('Listing'),
    'scripts of a product page, KB': kilobytes('ProductDetail'),
  };
}

async function pagesOf(catalog: App, folder: string) {
  mkdirSync(folder);
  const used = process.cpuUsage();
  const written = await writePages(folder, {
    host: buildFiles(appByFolder('host')),
    remotes: remotes.map((app) => buildFiles(app.folder === CATALOG.folder ? catalog : app)),
    origin: 'https://shop.example',
  });
  const { user, system } = process.cpuUsage(used);
  const seconds = (user + system) / 1e6;
  const pages = Object.keys(written).length;
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const brotli = (file: string) =>
    brotliCompressSync(readFileSync(join(folder, file))).length / 1000;
  return {
    'pages written': pages,
    'writing them, s of processor time': seconds,
    'one page, ms': (seconds * 1000) / pages,
    'pages on disk, MB': bytes / 1e6,
    'HTML of a listing, KB': brotli('product/women/index.html'),
    'HTML of a product page, KB': brotli('product/women-saree-3/index.html'),
    'sitemap, KB': statSync(join(folder, 'sitemap.xml')).size / 1000,
  };
}

async function searchOf(directory: string) {
  const { href } = pathToFileURL(join(directory, 'src/search/searchCatalogue.ts'));
  const { searchCatalogue } = (await import(
    href
  )) as typeof import('../mfe-catalog/src/search/searchCatalogue');
  const once = (term: string, section: string | null = null) =>
    timeOf(() => searchCatalogue(term, section));
  const often = (term: string, section?: string) =>
    median(Array.from({ length: RUNS }, () => once(term, section)));
  return {
    // The host does this when the browser is idle.
    'index of the search, ms': once(''),
    'first letter, ms': once(TYPED.charAt(0)),
    'slowest of the next letters, ms': Math.max(
      ...[...TYPED].map((_letter, end) => often(TYPED.slice(0, end + 1))),
    ),
    'with a named section, ms': often(TERMS.two, 'women'),
    'first misspelt word, ms': once(TERMS.misspelt),
    'next misspelt word, ms': often(TERMS.misspelt),
  };
}

/** @returns the processor time of all threads, in milliseconds */
function timeOf(run: () => unknown) {
  const used = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1000;
}
