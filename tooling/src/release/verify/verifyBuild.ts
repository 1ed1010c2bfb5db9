import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  apps as allApps,
  appFolder,
  distFolder,
  workspaceRoot,
  type App,
} from '../../workspace/apps';
import { mapsFolder } from '../../build/build';
import { pagesFolder } from '../../build/pages/builtPages';
import { knownReleases } from '../store/composition';
import { damagedNote, fileKey, hashesOf, readNote, type Note } from '../store/notes';
import { readLivePointer } from '../store/snapshot';
import type { ArtifactStore } from '../store/artifactStore';
import { concurrently } from '../store/concurrently';
import { hashOf } from '../../workspace/hashOf';
import { pnpm } from '../../workspace/prepare.mjs';
import { run } from '../../workspace/run';
import { provenance } from '../store/provenance';

/** Builds an app of a note's commit in a new folder; returns the folder with the parts of the release. */
export type Rebuild = (app: App, note: Note, folder: string) => Promise<string>;

/** Builds a commit of this repository in a new clone, with that commit's tools. */
const rebuild: Rebuild = async (app, { commit, isWorkerOff }, folder) => {
  const built = join(folder, 'built');
  const options = ['--out', built, ...(isWorkerOff ? ['--worker-off'] : [])];
  await runAt(String(commit), join(folder, 'sources'), ['release', app.folder, ...options]);
  return built;
};

/**
 * Builds a release again from the commit in its note, and compares every file of the build, the note and the store.
 *
 * @returns the number of files that are equal in all three
 * @throws {Error} with each differing file and its place
 */
export async function verifyBuild(
  store: ArtifactStore,
  app: App,
  release: number,
  build: Rebuild = rebuild,
): Promise<number> {
  const stored = await readNote(store, app.folder, release);
  if (!stored) throw new Error(`There is no release ${release} of ${app.folder}.`);
  const { note, hash } = stored;
  if (!note) throw damagedNote(store, app.folder, release);
  const isChanged = knownReleases(await readLivePointer(store)).some(
    (known) => known.folder === app.folder && known.release === release && known.note !== hash,
  );
  const problems = [
    ...(isChanged ? ['The note was changed after it went live.'] : []),
    ...(await storeProblems(store, app, note)),
  ];
  if (note.commit === null || note.isDirty !== false) {
    const problem =
      note.commit === null ? 'names no commit' : 'names a commit with uncommitted changes';
    problems.push(`The note ${problem}: the release cannot be built again.`);
  } else {
    const built = await inNewFolder(async (folder) => hashesOf(await build(app, note, folder)));
    problems.push(...fileProblems(note.files, built));
  }
  if (problems.length > 0) {
    throw new Error(
      `Release ${release} of ${app.folder} does not match its note:\n${problems.join('\n')}`,
    );
  }
  return Object.keys(note.files).length;
}

async function storeProblems(store: ArtifactStore, app: App, note: Note): Promise<string[]> {
  const problems = await concurrently(Object.entries(note.files), async ([name, hash]) => {
    const bytes = await store.read(fileKey(app.folder, note.release, name));
    if (bytes && hashOf(bytes) === hash) return [];
    return [`${name} ${bytes ? 'was changed' : 'is missing'} in the store.`];
  });
  return problems.flat();
}

/** The files that differ between a release, or a build, and a build of its commit. */
function fileProblems(noted: Note['files'], built: Note['files']): string[] {
  return Object.keys({ ...noted, ...built })
    .filter((name) => noted[name] !== built[name])
    .map((name) => {
      if (!(name in built)) return `${name} is not in the commit's build.`;
      return name in noted
        ? `${name} differs in the commit's build.`
        : `${name} is only in the commit's build.`;
    });
}

/**
 * Builds the current commit again in another folder, and compares every file with the build here.
 *
 * @returns the number of equal files
 * @throws {Error} with the differing files
 */
export async function verifyHere(apps: readonly App[]): Promise<number> {
  const { commit, isDirty } = provenance(workspaceRoot);
  if (commit === null || isDirty) throw new Error('There are uncommitted changes: commit first.');
  return inNewFolder(async (folder) => {
    const clone = join(folder, 'sources');
    const names = apps.length < allApps.length ? apps.map((app) => app.folder) : [];
    await runAt(commit, clone, ['build', ...names]);
    const here = builtFiles(apps);
    const problems = fileProblems(
      here,
      builtFiles(apps.map((app) => ({ ...app, directory: join(clone, app.folder) }))),
    );
    if (problems.length > 0) throw new Error(`Built in another folder:\n${problems.join('\n')}`);
    return Object.keys(here).length;
  });
}

/** Runs a command of weft in a new clone of this repository, with the tools of that commit. */
async function runAt(commit: string, folder: string, command: readonly string[]): Promise<void> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  git('clone', '--shared', '--no-checkout', workspaceRoot, folder);
  try {
    git('-C', folder, 'checkout', '--detach', commit);
  } catch (cause) {
    throw new Error(`${workspaceRoot} has no commit ${commit}: run git fetch.`, { cause });
  }
  const quietly = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as 'ignore'[] };
  await run('npx', [...pnpm(), 'install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
    ...quietly,
    env: { ...process.env, CI: 'true' },
  });
  await run(process.execPath, ['tooling/bin/weft.mjs', ...command], quietly);
}

async function inNewFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'weft-built-again-in-another-folder-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The hashes of what `npm run build` writes in the folders of apps; the host's has the pages once every app is built. */
function builtFiles(apps: readonly App[]): Readonly<Record<string, string>> {
  const folders = apps.flatMap((app): [string, string][] => [
    [`${app.folder}: files`, distFolder(app)],
    [`${app.folder}: pages`, pagesFolder(app)],
    [`${app.folder}: maps`, mapsFolder(app)],
  ]);
  const host = apps.length === allApps.length && apps.find((app) => app.role === 'host');
  if (host) folders.push(['host: html', join(appFolder(host), 'dist-html')]);
  const built = folders.filter(([, folder]) => existsSync(folder));
  const files = built.flatMap(([name, folder]) =>
    Object.entries(hashesOf(folder)).map(([file, hash]) => [`${name}/${file}`, hash] as const),
  );
  return Object.fromEntries(files);
}
