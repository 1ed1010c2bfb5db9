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
import { writePages } from 'tooling/write-pages';
import { median, present, printHead, printRow } from './tools';

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 1000, 10_000];
const CATALOG = appByFolder('mfe-catalog');
/** A search term that is typed letter by letter, and two terms that are searched at once. */
const TYPED = 'linen shirt';
const TERMS = { two: 'red dress', misspelt: 'kurtha' };
const RUNS = 9;

const columns: [string, string | number][][] = [];
for (const count of COUNTS) columns.push(Object.entries(await measure(count)));
for (const [index, [name]] of present(columns[0]).entries()) {
  const line = [name, ...columns.map((column) => present(column[index])[1])];
  if (index === 0) printHead(line);
  else printRow(line);
}

/** @param count the number of products; 0 for the shop's own products only */
async function measure(count: number) {
  const workspace = mkdtempSync(join(tmpdir(), 'weft-growth-'));
  try {
    const directory = copyRoom(workspace);
    const products = grow(directory, count);
    await buildApp({ ...CATALOG, directory });
    return {
      Products: products,
      ...scriptsOf(directory),
      ...(await pagesOf(directory, join(workspace, 'pages'))),
      ...(await searchOf(directory)),
    };
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

/** Copies the catalogue's folder into a workspace, in which the other folders are links. */
function copyRoom(workspace: string) {
  const isCopied = (path: string) => !/\/(?:\.cache|dist[^/]*|media)$/.test(path);
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
  const originals = categories.map(({ products }) => [...products]);
  const own = originals.flat().length;
  for (let added = 0; added < count - own; added += 1) {
    const round = Math.floor(added / files.length);
    const [category, products] = [added % files.length, present(originals[added % files.length])];
    const { id, title, ...rest } = present(products[round % products.length]);
    const copy = { ...rest, id: `${id}-n${round}`, title: `N${round} ${title}` };
    present(categories[category]).products.push(copy);
  }
  files.forEach((file, index) => writeFileSync(file, JSON.stringify(categories[index])));
  return Math.max(own, count);
}

function scriptsOf(directory: string) {
  const dist = join(directory, 'dist');
  const manifest = parseManifest(dist, readFileSync(join(dist, MANIFEST), 'utf8'));
  const size = (page: string) => {
    const { js } = present(assetsOf(manifest, page));
    return kilobytes(js.reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0));
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

async function pagesOf(directory: string, folder: string) {
  const files = (app: App) => ({
    name: app.federationName,
    files: distFolder(app),
    pages: join(appFolder(app), 'dist-pages'),
    release: 'build',
    manifest: `http://${app.folder}.invalid/${MANIFEST}`,
  });
  mkdirSync(folder);
  const used = process.cpuUsage();
  const written = await writePages(folder, {
    host: files(appByFolder('host')),
    remotes: remotes.map((app) =>
      files(app.folder === CATALOG.folder ? { ...app, directory } : app),
    ),
    origin: 'https://shop.example',
  });
  const cpu = process.cpuUsage(used);
  const seconds = (cpu.user + cpu.system) / 1e6;
  const pages = Object.keys(written).length;
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
    .reduce((sum, size) => sum + size, 0);
  const brotli = (file: string) =>
    kilobytes(brotliCompressSync(readFileSync(join(folder, file))).length);
  return {
    'pages written': pages,
    'writing them: processor time, s': seconds.toFixed(1),
    'one page: processor time, ms': ((seconds * 1000) / pages).toFixed(1),
    'pages on disk, MB': (bytes / 1e6).toFixed(1),
    'listing: HTML, KB': brotli('product/women/index.html'),
    'product: HTML, KB': brotli('product/women-saree-3/index.html'),
    'sitemap, KB': kilobytes(statSync(join(folder, 'sitemap.xml')).size),
  };
}

async function searchOf(directory: string) {
  const { href } = pathToFileURL(join(directory, 'src/search/searchCatalogue.ts'));
  const { searchCatalogue } = (await import(
    href
  )) as typeof import('../mfe-catalog/src/search/searchCatalogue');
  // The host does this when the browser is idle.
  const index = time(() => searchCatalogue('', null));
  const first = time(() => searchCatalogue(TYPED.charAt(0), null));
  const letters = [...TYPED].map((_, end) => () => searchCatalogue(TYPED.slice(0, end + 1), null));
  const misspelt = time(() => searchCatalogue(TERMS.misspelt, null));
  return {
    'search: index, ms': index,
    'search: first letter, ms': first,
    'search: slowest of the next letters, ms': Math.max(
      ...letters.map((run) => Number(often(run))),
    ).toFixed(1),
    'search: with a named section, ms': often(() => searchCatalogue(TERMS.two, 'women')),
    'search: first misspelt word, ms': misspelt,
    'search: next misspelt word, ms': often(() => searchCatalogue(TERMS.misspelt, null)),
  };
}

/** @returns the processor time of all threads, in milliseconds */
function time(run: () => unknown) {
  const used = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(used);
  return ((user + system) / 1000).toFixed(1);
}

function often(run: () => unknown) {
  return median(Array.from({ length: RUNS }, () => Number(time(run)))).toFixed(1);
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1);
}
