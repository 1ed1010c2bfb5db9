import { contentType } from '../../serve/contentTypes.mjs';
import { cacheControl } from '../../serve/headers.mjs';

/** The compressed copies of a file, by how their names end. */
const ENCODINGS = /** @type {const} */ ({ br: 'br', gz: 'gzip' });

/** The prefixes that origins are served from: the pages, and a remote's releases. */
const SERVED = /^(?:html(?:\.[\w-]+)?(?=\/)|[^/]+(?=\/\d+\/))/;

/**
 * The headers of an object, so that a CDN in front of the store serves it like our own server.
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
