import { contentType } from '../serve/contentTypes.mjs';
import { cacheControl } from '../serve/headers.mjs';

/** The compressed copies of a file, by how their names end. */
const ENCODINGS = /** @type {const} */ ({ br: 'br', gz: 'gzip' });

/** What is addressed from a page's or a remote's own origin, without the prefix under which it lies. */
const SERVED = /^(?:html|mfe-[\w-]+)(?=\/)/;

/**
 * How an object is described, so that a CDN before the store serves it as our own server would.
 *
 * @param {string} key
 * @returns {{ ContentType: string, CacheControl: string, ContentEncoding?: string }}
 */
export function objectHeaders(key) {
  const [, file, copy] = /^(.*?)(?:\.(br|gz))?$/.exec(key) ?? [key, key, undefined];
  return {
    ContentType: contentType(file),
    CacheControl: SERVED.test(file) ? cacheControl(file.replace(SERVED, '')) : 'no-cache',
    ...(copy ? { ContentEncoding: ENCODINGS[/** @type {keyof typeof ENCODINGS} */ (copy)] } : {}),
  };
}
