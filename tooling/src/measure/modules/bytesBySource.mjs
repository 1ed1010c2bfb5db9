import { SourceMap } from 'node:module';

/**
 * How many characters of a minified script came from each source.
 *
 * @param {string} code
 * @param {import('node:module').SourceMapPayload} map of the code
 * @returns {Map<string, number>} by the source's name in the map; what no source has claimed, such as webpack's frame of a
 *   file, is under an empty name
 */
export function bytesBySource(code, map) {
  const sources = new SourceMap(map);
  /** @type {Map<string, number>} */
  const bytes = new Map();
  code.split('\n').forEach((text, line) => {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      // Before the first segment of a line it finds the line above.
      const isHere = 'originalSource' in entry && entry.generatedLine === line;
      const name = (isHere && entry.originalSource) || '';
      bytes.set(name, (bytes.get(name) ?? 0) + 1);
    }
  });
  return bytes;
}

/**
 * A name that says which package or room a source is of: `webpack://host/../node_modules/.pnpm/mobx@7/node_modules/mobx/a.js`
 * is `mobx/a.js`.
 *
 * @param {string} source
 */
export function shortName(source) {
  return source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^.*node_modules\//, '')
    .replace(/^(?:\.\.?\/)+/, '')
    .replace(/[?|].*$/, '');
}

/**
 * The package, the room or the part of webpack that a source belongs to.
 *
 * @param {string} name as {@link shortName} makes it
 */
export function ownerOf(name) {
  const parts = name.split('/');
  if (name.startsWith('@')) return parts.slice(0, 2).join('/');
  if (name.startsWith('webpack/')) return 'webpack: runtime and federation’s data';
  return parts[0] || 'webpack: frame of the file';
}
