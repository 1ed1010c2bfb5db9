import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AppFiles } from '../../build/pages/PageRenderer';
import { writeSitemap, type Pages } from '../../build/pages/writePages';
import { filesBelow } from '../../workspace/filesBelow';
import type { ReleasePointer } from 'remote-loader/formats';
import { HOST, hostIn, liveRemotes, type NamedRelease } from '../store/composition';
import { hashOf } from '../../workspace/hashOf';
import { MANIFEST_FILE, type Snapshot } from '../store/snapshot';
import { withStaging } from '../store/staging';
import type { ArtifactStore } from '../store/artifactStore';
import { renderPages, type Render } from './renderPages';

/** Changed whenever the tools store other files for the same releases. The HTML itself is the host's. */
const FORMAT = 3;

const MAX_LOSS = 0.1;

/** The name of the set with the sitemap, which depends on the addresses of all sets. */
const SITEMAP = 'sitemap';

/**
 * Pages and files that are made of the same releases, below `pages/<key>/`. The record `pages/<key>.json` is written last,
 * so its presence means that the set is complete.
 */
export interface PageSet {
  readonly key: string;
  /** The federation name of the host or of a remote. */
  readonly name: string;
  readonly pages: Pages;
  /** The paths of its files, without compressed copies. */
  readonly files: readonly string[];
  /** The names of the files below `assets/` that its pages need. */
  readonly assets: readonly string[];
}

/** The pages of a shop: the host's set is first. */
export interface Composition {
  readonly sets: readonly PageSet[];
  /** The keys of the lists of pictures; the first list with an address has its picture. */
  readonly media: readonly string[];
}

/** The key of a composition: the same releases at the same origin have the same pages. */
export function pagesKey(pointer: ReleasePointer): string {
  return keyOf([setsOf(pointer).map(({ key }) => key), mediaOf(pointer)]);
}

/** The record of a composition or of a set of pages; undefined if it is not complete. @throws {Error} if it is damaged */
export async function readRecord<Content = Composition>(
  store: ArtifactStore,
  key: string,
): Promise<Content | undefined> {
  const bytes = await store.read(recordKey(key));
  try {
    return bytes && (JSON.parse(bytes.toString()) as Content);
  } catch (cause) {
    throw new Error(
      `${recordKey(key)} in ${store.address} is damaged: remove it and try again; the pages are then written again.`,
      { cause },
    );
  }
}

export function recordKey(key: string): string {
  return `pages/${key}.json`;
}

/**
 * Writes the pages of a pointer's composition into the store. Sets of pages that exist are neither rendered nor written
 * again, so a rollback to known releases writes no page.
 *
 * @param pointer with the public origin
 */
export async function writeComposition(
  { store, releases }: Pick<Snapshot, 'store' | 'releases'>,
  pointer: ReleasePointer,
  render: Render = renderPages,
): Promise<Composition> {
  const key = pagesKey(pointer);
  const wanted = setsOf(pointer);
  const known = await Promise.all(wanted.map((set) => readRecord<PageSet>(store, set.key)));
  const missing = wanted.filter((_set, index) => !known[index]);
  // A composition is complete only if its sets are.
  const complete = missing.length === 0 ? await readRecord(store, key) : undefined;
  if (complete) return complete;
  return withStaging(store, async (staging) => {
    const written = await renderSets({ store, releases }, pointer, { missing, staging, render });
    const sets = wanted.map(
      (set, index) => known[index] ?? written.find(({ key }) => key === set.key),
    ) as PageSet[];
    const sitemap = await writeSitemapSet(store, pointer, sets, staging);
    const composition: Composition = { sets: [...sets, sitemap], media: mediaOf(pointer) };
    await store.layer?.(`pages/${key}`, [
      ...composition.sets.map((set) => `pages/${set.key}`),
      // The last layer has precedence.
      ...composition.media.toReversed().map((list) => `media/${list}`),
    ]);
    await store.create(recordKey(key), `${JSON.stringify(composition)}\n`);
    return composition;
  });
}

type WantedSet = Pick<PageSet, 'name' | 'key'>;

function setsOf(pointer: ReleasePointer): WantedSet[] {
  const { origin } = pointer;
  const host = hostIn(pointer);
  const remotes = liveRemotes(pointer);
  const routes = Object.entries(pointer.remotes).flatMap(([name, { routes }]) =>
    routes ? [[name, routes]] : [],
  );
  const common = [FORMAT, origin, host, routes];
  return [
    { name: HOST, key: keyOf(common) },
    ...remotes.map((remote) => ({
      name: remote.name,
      key: keyOf([...common, remote, inPages(pointer, remote)]),
    })),
  ];
}

/** The lists of pictures: of the live releases, then of shared and previous ones, whose pages may still be open. */
function mediaOf({ remotes }: ReleasePointer): string[] {
  const live = Object.values(remotes);
  const releases = [live, live.map(({ next }) => next), live.map(({ previous }) => previous)];
  return [...new Set(releases.flat().flatMap((release) => release?.media ?? []))];
}

async function renderSets(
  { store, releases }: Pick<Snapshot, 'store' | 'releases'>,
  pointer: ReleasePointer,
  { missing, staging, render }: { missing: readonly WantedSet[]; staging: string; render: Render },
): Promise<PageSet[]> {
  if (missing.length === 0) return [];
  const [host, remotes] = [hostIn(pointer), liveRemotes(pointer)];
  const isMissing = (release: NamedRelease) => missing.some(({ name }) => name === release.name);
  const [builds, pages] = [join(staging, 'builds'), join(staging, 'pages')];
  for (const release of [host, ...remotes]) {
    const folder = join(builds, release.folder);
    const isRendered = release === host || isMissing(release);
    // The files of the host are also those of its set.
    const isComplete = release === host && isMissing(host);
    await releases.download(
      release,
      folder,
      (name) =>
        name === MANIFEST_FILE ||
        (isRendered && isForPages(name)) ||
        (isComplete && name.startsWith('files/')),
    );
  }
  for (const { name } of missing) mkdirSync(join(pages, name), { recursive: true });
  const written = await render(join(builds, host.folder, 'pages'), {
    folder: pages,
    sets: missing.map(({ name }) => name),
    site: {
      host: filesOf(builds, host),
      remotes: remotes.map((app) => ({ ...filesOf(builds, app), ...inPages(pointer, app) })),
      origin: pointer.origin ?? '',
    },
  });
  // A page has precedence over a file of the host.
  if (isMissing(host)) {
    cpSync(join(builds, host.folder, 'files'), join(pages, HOST), {
      recursive: true,
      force: false,
    });
  }
  const sets: PageSet[] = [];
  for (const { name, key } of missing) {
    const set = { key, name, pages: written[name] ?? {} };
    sets.push(await putSet(store, join(pages, name), set));
  }
  return sets;
}

/** Stores a folder as a set, and its hashed files in `assets/`, because open tabs and caches need them longer. */
async function putSet(
  store: ArtifactStore,
  folder: string,
  set: WantedSet & Pick<PageSet, 'pages'>,
): Promise<PageSet> {
  const assetsFolder = join(folder, 'assets');
  mkdirSync(assetsFolder, { recursive: true });
  const assets = readdirSync(assetsFolder);
  await store.addFiles('assets', assetsFolder);
  rmSync(assetsFolder, { recursive: true });
  const files = filesBelow(folder)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `/${file}`);
  const record = { ...set, files, assets };
  await store.putFolder(`pages/${set.key}`, folder);
  await store.create(recordKey(set.key), `${JSON.stringify(record)}\n`);
  return record;
}

async function writeSitemapSet(
  store: ArtifactStore,
  { origin = '' }: ReleasePointer,
  sets: readonly PageSet[],
  staging: string,
): Promise<PageSet> {
  const pages = Object.assign({}, ...sets.map((set) => set.pages)) as Pages;
  const key = keyOf([SITEMAP, origin, indexedIn(sets)]);
  const known = await readRecord<PageSet>(store, key);
  if (known) return known;
  const folder = join(staging, 'pages', SITEMAP);
  writeSitemap(folder, origin, pages);
  return putSet(store, folder, { key, name: SITEMAP, pages: {} });
}

/** Whether pages depend on a file: the build for Node, and the style sheets. */
function isForPages(name: string): boolean {
  return /^pages\/.*\.(?:cjs|json)$|^files\/.*\.css$/.test(name);
}

function filesOf(builds: string, { name, folder, release }: NamedRelease): AppFiles {
  const build = join(builds, folder);
  return {
    name,
    files: join(build, 'files'),
    pages: join(build, 'pages'),
    release: String(release),
  };
}

/** A remote's data in pages, besides its files: its address, and whether it has a rollout. */
function inPages({ remotes }: ReleasePointer, { name }: NamedRelease) {
  const pointerEntry = remotes[name];
  return { manifest: pointerEntry?.manifest ?? '', isShared: pointerEntry?.next !== undefined };
}

function indexedIn(sets: readonly PageSet[]): string[] {
  return sets.flatMap(({ pages }) => Object.keys(pages).filter((path) => pages[path]?.isIndexed));
}

/** @throws {Error} if the sitemap loses more than a tenth of its addresses */
export function checkLoss(before: Composition, after: Composition): void {
  const [oldCount, newCount] = [indexedIn(before.sets).length, indexedIn(after.sets).length];
  if (newCount < oldCount * (1 - MAX_LOSS)) {
    throw new Error(
      `The sitemap would have ${newCount} addresses instead of ${oldCount}; nothing was moved. --allow-fewer permits this.`,
    );
  }
}

/** The addresses that are changed, new or gone between two compositions. */
export function changedAddresses(before: Composition | undefined, after: Composition): string[] {
  const [was, is] = [before, after].map(
    (all) => Object.assign({}, ...(all?.sets ?? []).map(({ pages }) => pages)) as Pages,
  );
  return Object.keys({ ...was, ...is }).filter((path) => was?.[path]?.hash !== is?.[path]?.hash);
}

function keyOf(parts: readonly unknown[]): string {
  return hashOf(JSON.stringify(parts)).slice(0, 24);
}
