import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { HOST } from '../store/composition';
import { readLivePointer } from '../store/snapshot';
import { releaseNumbers } from '../store/notes';
import type { Store } from '../store/store';

/**
 * A position in a release's file, in the format of browsers' stacks; addresses of the host's files have no release number.
 */
const PLACE = /https?:\/\/[^\s)@]*?\/(?:(\d+)\/)?(assets\/[\w.@-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces positions in releases' scripts by positions in the sources. Positions of other scripts stay as they are.
 *
 * @param stack one or more stacks, or the JSON of events
 */
export async function explain(
  stack: string,
  store: Store,
): Promise<{ text: string; explained: number }> {
  const maps = new Map<string, SourceMap | null>();
  for (const [, release, file = ''] of stack.matchAll(PLACE)) {
    const key = `${release ?? HOST}/${file}`;
    if (!maps.has(key)) maps.set(key, await mapOf(store, release, file));
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
  return { text: text.replaceAll('\\n', '\n'), explained };
}

/** The source map of a script. The file's name has a content hash, so at most one app has it. */
async function mapOf(
  store: Store,
  release: string | undefined,
  file: string,
): Promise<SourceMap | null> {
  const places =
    release === undefined
      ? (await hostReleases(store)).map((number) => `${HOST}/${number}`)
      : (await store.children('notes/')).map((app) => `${app}/${release}`);
  for (const place of places) {
    const bytes = await store.read(`notes/${place}/${file}.map`);
    if (bytes) return new SourceMap(JSON.parse(bytes.toString()) as SourceMapPayload);
  }
  return null;
}

/** The live release first, then the others from the newest on. */
async function hostReleases(store: Store): Promise<number[]> {
  const { host } = await readLivePointer(store);
  const others = (await releaseNumbers(store, HOST)).sort((one, other) => other - one);
  return [...new Set([...(host ? [host.release] : []), ...others])];
}
