import { contentType } from '../../serve/contentTypes.mjs';
import { cacheControl } from '../../serve/headers.mjs';

/** The compressed copies of a file, by how their names end. */
const ENCODINGS = /** @type {const} */ ({ br: 'br', gz: 'gzip' });

/** The prefixes that an origin is served from: of the pages, and of the releases of a remote. */
const SERVED = /^(?:html(?:\.[\w-]+)?(?=\/)|[^/]+(?=\/\d+\/))/;

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
