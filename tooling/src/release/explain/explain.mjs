import { SourceMap } from 'node:module';
import { remotes } from '../../apps.mjs';

/** A place in a file of a release, as browsers write it into a stack. */
const PLACE = /https?:\/\/[^\s)@]*?\/(\d+)\/(assets\/[\w.@-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces positions in releases' scripts by positions in the sources. Positions of other scripts stay as they are.
 *
 * @param {string} stack also several, or the JSON of events
 * @param {import('../store/store.mjs').Store} store
 * @returns {Promise<{ text: string, explained: number }>}
 */
export async function explain(stack, store) {
  /** @type {Map<string, SourceMap | null>} */
  const maps = new Map();
  for (const [, release, file] of stack.matchAll(PLACE)) {
    const key = `${release}/${file}`;
    if (!maps.has(key)) maps.set(key, await mapOf(store, key));
  }
  let explained = 0;
  const text = stack.replaceAll(PLACE, (place, release, file, line, column) => {
    // Browsers count from 1, maps from 0.
    const entry = maps.get(`${release}/${file}`)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return place;
    explained += 1;
    const source = entry.originalSource.replace(/^webpack:\/\/(\w+)\/(?:\.\/)?/, '$1: ');
    const { name } = /** @type {{ name?: string }} */ (entry);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}${name ? ` ${name}` : ''}`;
  });
  return { text: text.replaceAll('\\n', '\n'), explained };
}

/**
 * The source map of a script. The file's name has a content hash, so at most one remote has it.
 *
 * @param {import('../store/store.mjs').Store} store
 * @param {string} key the release, and the file in it
 * @returns {Promise<SourceMap | null>}
 */
async function mapOf(store, key) {
  for (const { folder } of remotes) {
    const bytes = await store.read(`notes/${folder}/${key}.map`);
    if (bytes) return new SourceMap(JSON.parse(bytes.toString()));
  }
  return null;
}
