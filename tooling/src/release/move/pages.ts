import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { AppFiles } from '../../build/pages/PageRenderer';
import type { Written } from '../../build/pages/writePages';
import { filesBelow } from '../../workspace/filesBelow';
import { MANIFEST, type ReleasePointer } from 'remote-loader/formats';
import { withStaging } from '../publish/staging';
import type { Store } from '../store/store';
import { hostIn, liveRemotes, type NamedRelease } from './composition';
import { renderPages, type Render } from './renderPages';
import { downloadRelease } from './verify';

/** Increased whenever the tools write different HTML for the same releases. */
const WRITER = 2;

/** In milliseconds: the file times of pages are between this time and 19 years later. */
const FIRST_TIME = Date.UTC(2000, 0, 1);

/** The record of a composition's pages; written last, so its presence means that the pages are complete. */
export interface PagesRecord extends Written {
  readonly origin: string;
  /** Their releases, such as `host 3`. */
  readonly madeOf: readonly string[];
  /** The names of the files below `assets/` that the pages need. */
  readonly assets: readonly string[];
}

/** The sitemap would lose too many addresses. */
export class FewerPagesError extends Error {
  constructor(before: number, after: number) {
    super(
      `The sitemap would have ${after} addresses instead of ${before}; nothing was moved. --allow-fewer permits this.`,
    );
    this.name = 'FewerPagesError';
  }
}

/** The key of the live composition's pages: the same releases at the same origin have the same pages. */
export function pagesKey(pointer: ReleasePointer): string {
  const releases = liveRemotes(pointer).map((one) => ({ ...one, ...inPages(pointer, one) }));
  const made = [WRITER, pointer.origin, hostIn(pointer), ...releases];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 24);
}

export async function readPages(store: Store, key: string): Promise<PagesRecord | undefined> {
  const bytes = await store.read(recordKey(key));
  return bytes && (JSON.parse(bytes.toString()) as PagesRecord);
}

/** The key of the record of pages. */
export function recordKey(key: string): string {
  return `pages/${key}.json`;
}

/**
 * Writes the pages of a pointer's composition into the store, unless they exist already, as for a rollback.
 *
 * @param pointer with the public origin
 */
export async function writePages(
  store: Store,
  pointer: ReleasePointer,
  render: Render = renderPages,
): Promise<PagesRecord> {
  const key = pagesKey(pointer);
  const kept = await readPages(store, key);
  if (kept) return kept;
  return withStaging(store, async (staging) => {
    const { written, site, assets } = await makePages(store, pointer, { staging, render });
    const names = readdirSync(assets);
    await store.addFiles('assets', assets);
    await store.putFolder(`pages/${key}`, site);
    const host = hostIn(pointer);
    const madeOf = [host, ...liveRemotes(pointer)].map(({ name, release }) => `${name} ${release}`);
    const record: PagesRecord = { origin: pointer.origin ?? '', madeOf, assets: names, ...written };
    await store.create(recordKey(key), `${JSON.stringify(record)}\n`);
    return record;
  });
}

/** Writes pages into a folder, and hashed files into another one, because open tabs and caches need them longer. */
async function makePages(
  store: Store,
  pointer: ReleasePointer,
  { staging, render }: { staging: string; render: Render },
): Promise<{ written: Written; site: string; assets: string }> {
  const [host, remotes] = [hostIn(pointer), liveRemotes(pointer)];
  const builds = join(staging, 'builds');
  await downloadRelease(
    store,
    host,
    join(builds, host.folder),
    (name) => !name.startsWith('maps/'),
  );
  for (const one of remotes)
    await downloadRelease(store, one, join(builds, one.folder), isForPages);
  const [site, pages] = [join(staging, 'site'), join(staging, 'pages')];
  mkdirSync(pages);
  const written = await render(builds, pages, {
    host: filesOf(builds, host),
    remotes: remotes.map((one) => ({ ...filesOf(builds, one), ...inPages(pointer, one) })),
    origin: pointer.origin ?? '',
  });
  renameSync(join(builds, host.folder, 'files'), site);
  cpSync(pages, site, { recursive: true });
  const assets = join(staging, 'assets');
  renameSync(join(site, 'assets'), assets);
  for (const file of filesBelow(site)) distinguish(join(site, file));
  return { written, site, assets };
}

/** Whether pages depend on a file: the build for Node, the manifest, and style sheets. */
function isForPages(name: string): boolean {
  return name.startsWith('pages/') || name === `files/${MANIFEST}` || /^files\/.*\.css$/.test(name);
}

function filesOf(builds: string, { name, folder, release }: NamedRelease): AppFiles {
  const [files, pages] = ['files', 'pages'].map((part) => join(builds, folder, part));
  return { name, files: files ?? '', pages: pages ?? '', release: String(release) };
}

/** A remote's data in pages, besides its files: its address, and whether it has a shared release. */
function inPages({ remotes }: ReleasePointer, { name }: NamedRelease) {
  const line = remotes[name];
  return { manifest: line?.manifest ?? '', isShared: line?.next !== undefined };
}

/**
 * Gives a file a time that depends on its content. Servers build ETags from size and time in seconds, so pages of two
 * compositions written in the same second could have the same ETag.
 */
function distinguish(file: string): void {
  const hash = createHash('sha256').update(readFileSync(file)).digest().readUInt32BE();
  const seconds = FIRST_TIME / 1000 + (hash % 600_000_000);
  utimesSync(file, seconds, seconds);
}

/** The addresses that are changed, new or gone between two compositions. */
export function changedAddresses(before: PagesRecord | undefined, after: PagesRecord): string[] {
  const paths = new Set(Object.keys({ ...before?.addresses, ...after.addresses }));
  return [...paths].filter((path) => before?.addresses[path] !== after.addresses[path]);
}
