import { SourceMap, type SourceMapPayload } from 'node:module';

/**
 * The source of a position in a script.
 *
 * @param script the script's text up to the position
 * @param map its source map as JSON
 * @returns the source's path in the map; null if the map has no entry for the position
 */
export function moduleAt(script: string, map: string): string | null {
  const line = script.split('\n').length - 1;
  const column = script.length - (script.lastIndexOf('\n') + 1);
  const entry = new SourceMap(JSON.parse(map) as SourceMapPayload).findEntry(line, column);
  return 'originalSource' in entry ? entry.originalSource : null;
}
