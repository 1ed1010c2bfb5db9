import { contentType } from '../../serve/contentTypes';
import { cacheControl } from '../../serve/headers';

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** The served prefixes: the pages, the shop's hashed files, the pictures, and a remote's releases. */
const SERVED = /^(?:pages\/[^/]+(?=\/)|(?=(?:assets|media)\/)|(?!notes\/)[^/]+(?=\/\d+\/))\/?/;

/** The headers of an object, so that a CDN in front of the store serves it like our own server. */
export function objectHeaders(key: string): {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string;
} {
  const [, file = key, copy] = /^(.*?)(?:\.(br|gz))?$/.exec(key) ?? [];
  return {
    ContentType: contentType(file),
    CacheControl: SERVED.test(file) ? cacheControl(file.replace(SERVED, '/')) : 'no-cache',
    ...(copy ? { ContentEncoding: ENCODINGS[copy] } : {}),
  };
}
