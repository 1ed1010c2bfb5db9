import { folderOf, remotes } from '../workspace/apps';
import { isOriginPattern, type ReleasePointer } from 'remote-loader/formats';

// The production headers. The nginx configuration in `docs/operations/` has the same, and `host/e2e/release.spec.ts` compares them.

/** Files with a content hash in their name, also in the folder of a release. */
const HASHED = /^\/(?:\d+\/)?assets\/.+\.[0-9a-f]{12,}\.\w+(?:\.map)?$/;

/** The `Cache-Control` of a file: hashed files for a year, media for a day, everything else with revalidation. */
export function cacheControl(pathname: string): string {
  if (HASHED.test(pathname)) return 'public, max-age=31536000, immutable';
  if (pathname.startsWith('/media/')) return 'public, max-age=86400';
  return 'no-cache';
}

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of a remote's files: pages of any origin may load them. */
export const remoteHeaders = {
  ...COMMON,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What a pointer says of origins. */
type Origins = Pick<ReleasePointer, 'remotes' | 'overrideOrigins'>;

/**
 * Headers of the page. The policy lists the origins in the release pointer: of each live, previous and next release, and the
 * origins for overrides (docs/remotes.md).
 */
export function hostHeaders(pointer: Origins): Record<string, string> {
  return {
    ...COMMON,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': contentSecurityPolicy(pointer),
  };
}

export const WORKER = '/sw.js';

/**
 * The service worker's own policy. A browser keeps it as long as the worker, while the origins of remotes change;
 * the policy of the requesting page limits requests anyway.
 */
export const WORKER_POLICY =
  "default-src 'none'; connect-src *; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

function originsOf({ remotes, overrideOrigins }: Origins) {
  const manifests = Object.values(remotes).flatMap((live) =>
    [live, live.previous, live.next].flatMap((release) => release?.manifest ?? []),
  );
  const origins = [...manifests.map((url) => new URL(url).origin), ...overrideOrigins];
  // Other text in a pointer, such as a semicolon, could change the policy.
  return [...new Set(origins)].filter(isOriginPattern);
}

function contentSecurityPolicy(pointer: Origins) {
  const origins = originsOf(pointer);
  const sources = ["'self'", ...origins].join(' ');
  const images = ["'self'", 'data:', ...origins].join(' ');
  // Also of remotes from other repositories. A name with other letters could change the policy.
  const live = Object.keys(pointer.remotes).filter((name) => /^\w+$/.test(name));
  const owners = new Set([...remotes.map(({ folder }) => folder), ...live.map(folderOf)]);
  const policies = [...owners].map((folder) => `${folder}-webpack`);
  return [
    "default-src 'none'",
    `script-src ${sources}`,
    `style-src ${sources}`,
    `img-src ${images}`,
    `font-src ${sources}`,
    `connect-src ${sources}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // Releases of the catalogue from before structured data was only in the HTML create the last one.
    `trusted-types weft-boot weft-offline host-webpack ${policies.join(' ')} mf-remote mfe-catalog-data`,
  ].join('; ');
}
