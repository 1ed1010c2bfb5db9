import { extname } from 'node:path';

/** The served file types, by extension. The nginx configuration in `docs/operations/` has the same table. */
const CONTENT_TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain',
  xml: 'application/xml',
};

/** The value of `Content-Type` for a file; text is UTF-8. */
export function contentType(path: string): string {
  const extension = extname(path).slice(1).toLowerCase();
  const type = new Map(Object.entries(CONTENT_TYPES)).get(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

const FILE_EXTENSIONS = [
  ...Object.keys(CONTENT_TYPES).filter((name) => name !== 'html'),
  'br',
  'gz',
];

const FILE = new RegExp(`^/(?:assets|media)/|\\.(?:${FILE_EXTENSIONS.join('|')})$`, 'i');

/**
 * Whether an address names a file: a missing file returns 404, never a page
 * (docs/product/faults.md#network-and-deployment, 33).
 */
export function isFileAddress(pathname: string): boolean {
  return FILE.test(pathname);
}
