import { SourceMap, type SourceMapPayload } from 'node:module';
import { HOST } from '../store/composition';
import { damagedNote, fileKey, readNote, releaseNumbers } from '../store/notes';
import type { ArtifactStore } from '../store/artifactStore';

/**
 * A position in a release's file, in the format of browsers' stacks; addresses of the host's files have no release number.
 */
const PLACE = /https?:\/\/[^\s)@]*?\/(?:(\d+)\/)?(assets\/[\w.@-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces positions in releases' scripts by positions in the sources. Positions of other scripts stay as they are.
 *
 * @param stack one or more stacks, or the JSON of events
 * @returns the text, the number of replaced positions, and what is wrong with the maps
 */
export async function explain(
  stack: string,
  store: ArtifactStore,
): Promise<{ text: string; explained: number; problems: readonly string[] }> {
  const maps = new Map<string, SourceMap | undefined>();
  const problems: string[] = [];
  for (const [, release, file = ''] of stack.matchAll(PLACE)) {
    const key = `${release ?? HOST}/${file}`;
    if (maps.has(key)) continue;
    try {
      maps.set(key, await mapOf(store, release, file));
    } catch (error) {
      maps.set(key, undefined);
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  let explained = 0;
  const text = stack.replaceAll(
    PLACE,
    (place, release: string | undefined, file: string, line: string, column: string) => {
      // Browsers count from 1, maps from 0.
      const map = maps.get(`${release ?? HOST}/${file}`);
      const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) return place;
      explained += 1;
      const source = entry.originalSource.replace(/^webpack:\/\/(\w+)\/(?:\.\/)?/, '$1: ');
      const { name } = entry as { name?: string };
      const position = `${entry.originalLine + 1}:${entry.originalColumn + 1}`;
      return `${source}:${position}${name ? ` ${name}` : ''}`;
    },
  );
  if (explained === 0 && problems.length === 0 && [...maps.values()].some(Boolean))
    problems.push('The source maps have none of the positions in the text.');
  return { text: text.replaceAll('\\n', '\n'), explained, problems };
}

/** The file's name has a content hash, so at most one app has its map. */
async function mapOf(
  store: ArtifactStore,
  release: string | undefined,
  file: string,
): Promise<SourceMap | undefined> {
  // Of the host, the newest release first.
  const places =
    release === undefined
      ? (await releaseNumbers(store, HOST))
          .sort((a, b) => b - a)
          .map((number) => [HOST, number] as const)
      : (await store.children('notes/')).map((app) => [app, Number(release)] as const);
  let problem: Error | undefined;
  for (const [app, number] of places) {
    const name = `maps/${file}.map`;
    const stored = await readNote(store, app, number);
    const note = stored?.note;
    if (stored && !note) problem ??= damagedNote(store, app, number);
    if (note?.files[name] === undefined) continue;
    const key = fileKey(app, number, name);
    const bytes = await store.read(key);
    try {
      return new SourceMap(JSON.parse(String(bytes)) as SourceMapPayload);
    } catch (cause) {
      // Another release may have the same script.
      problem ??= new Error(
        `${key} in ${store.address} is ${bytes ? 'damaged' : 'missing'}: check out commit ${note.commit}, and npx --no-install weft release ${app} --out <folder> writes it into <folder>/maps again.`,
        { cause },
      );
    }
  }
  if (problem) throw problem;
  return undefined;
}
