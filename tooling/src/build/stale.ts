import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from 'remote-loader/build';
import { MANIFEST } from 'remote-loader/formats';
import {
  appFolder,
  apps,
  distFolder,
  isWorkspace,
  remotes,
  sharedRooms,
  workspaceRoot,
  type App,
} from '../workspace/apps';
import { builtHtml, pagesFolder } from './pages/builtPages';
import { filesBelow } from '../workspace/filesBelow';

/** A build and its source files and folders; sources that do not exist are ignored. */
export interface BuildPlan {
  /** The folder of its room. */
  readonly directory: string;
  /** A file of the build. */
  readonly output: string;
  readonly sources: readonly string[];
  /** The name of its note, if its room has another build. */
  readonly name?: string;
}

/** The folders of a room with the data that its data modules read, and with the code that reads it. */
export const DATA_FOLDERS = ['catalogue', 'records'];

const NOT_BUILT = /\.test\.tsx?$|\.snap$/;

const TOOLING = fileURLToPath(new URL('../../', import.meta.url));

/** Sources of the build tools, wherever they are installed. */
export const TOOLS: readonly string[] = [
  join(workspaceRoot, 'pnpm-lock.yaml'),
  ...['package.json', 'src/build', 'src/workspace/apps.ts'].map((path) => join(TOOLING, path)),
  join(workspaceRoot, 'remote-loader/src/build'),
];

export function planOf(app: App): BuildPlan {
  const directory = appFolder(app);
  const rooms = [...(app.role === 'host' ? ['remote-loader'] : []), ...sharedRooms];
  const shared = rooms.flatMap((room) => roomSources(join(workspaceRoot, room)));
  // The host's data modules read the lists of sections and parameters (mfe-catalog/sections).
  const lists = (app.role === 'host' ? remotes : []).flatMap(({ folder }) =>
    ['catalogue/sections.json', 'catalogue/listing.json', 'records'].map((part) =>
      join(workspaceRoot, folder, part),
    ),
  );
  return {
    directory,
    output: join(distFolder(app), MANIFEST),
    sources: [...roomSources(directory), ...(isWorkspace ? [...shared, ...lists, ...TOOLS] : [])],
  };
}

/** The pages, which a release does not write; they are made of the builds of all apps. */
export const PAGES: BuildPlan = {
  directory: dirname(builtHtml),
  output: builtHtml,
  sources: apps.flatMap((app) => [planOf(app).output, pagesFolder(app)]),
  name: 'pages',
};

/** The sources and the build configuration of a room. */
export function roomSources(directory: string): string[] {
  return ['src', ...DATA_FOLDERS, 'public', 'package.json', 'webpack.config.mjs'].map((part) =>
    join(directory, part),
  );
}

/** The apps whose production build is missing or out of date, and the host if its pages are not of the builds. */
export function staleApps(chosen: readonly App[] = apps): App[] {
  return chosen.filter((app) => isStale(planOf(app)) || (app.role === 'host' && isStale(PAGES)));
}

/** Prints which of the builds that are about to be served are out of date. */
export function reportStale(served?: readonly App[]): void {
  const stale = staleApps(served).map(({ folder }) => folder);
  if (stale.length > 0) console.log(`Served from outdated builds: ${stale.join(', ')}.`);
}

/** Whether a build is missing, or a source was changed, added, renamed or deleted since it began. */
export function isStale(plan: BuildPlan): boolean {
  const note = noteOf(plan);
  if (!existsSync(plan.output) || !existsSync(note)) return true;
  return readFileSync(note, 'utf8') !== sourcesHash(plan.sources);
}

/**
 * Runs builds, and stores the hashes of their sources at the end, so that an interrupted build stays out of date.
 *
 * @param work makes the builds; the hashes do not include edits meanwhile
 */
export async function buildPlanned<Result>(
  plans: readonly BuildPlan[],
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const hashes = plans.map(({ sources }) => sourcesHash(sources));
  for (const plan of plans) rmSync(noteOf(plan), { force: true });
  const result = await work();
  plans.forEach((plan, index) => {
    mkdirSync(dirname(noteOf(plan)), { recursive: true });
    writeFileSync(noteOf(plan), hashes[index] ?? '');
  });
  return result;
}

/** Beside webpack's own cache, so that it is never served. */
function noteOf({ directory, name = 'build' }: BuildPlan): string {
  return join(directory, `node_modules/.cache/weft/${name}.sources`);
}

/** One hash of the paths and the contents of all files, the same in each clone; those that do not exist are ignored. */
export function sourcesHash(sources: readonly string[]): string {
  const files = sources.flatMap(filesAt).map((file) => relative(workspaceRoot, file));
  return sourceHash(workspaceRoot, files);
}

function filesAt(path: string): string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  const files = entry.isDirectory() ? filesBelow(path).map((file) => join(path, file)) : [path];
  return files.filter((file) => !NOT_BUILT.test(file));
}
