/**
 * The headers of production (FAULTS, C). The nginx configuration in `docs/operations/` says the same.
 */

/** Files whose name carries a hash of their content, also in the folder of a release, and the files of `/media/`. */
const HASHED = /^\/(?:\d+\/)?assets\/.+\.[0-9a-f]{12,}\.\w+(?:\.map)?$/;
const MEDIA = /^\/media\//;

const YEAR = 31_536_000;
const DAY = 86_400;

/** How long a file may be kept: hashed ones for ever, media for a day, everything else never unasked. */
export function cacheControl(/** @type {string} */ pathname) {
  if (HASHED.test(pathname)) return `public, max-age=${YEAR}, immutable`;
  if (MEDIA.test(pathname)) return `public, max-age=${DAY}`;
  return 'no-cache';
}

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of a remote's files: any page of ours may load them, from whatever origin it has. */
export const remoteHeaders = {
  ...COMMON,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Headers of the page.
 *
 * @param {readonly { federationName: string, origin: string }[]} remotes
 * @param {readonly string[]} [overrideOrigins] origins from which a tab may take a remote instead (docs/remotes.md)
 */
export function hostHeaders(remotes, overrideOrigins = []) {
  return {
    ...COMMON,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': contentSecurityPolicy(remotes, overrideOrigins),
  };
}

/**
 * @param {readonly { federationName: string, origin: string }[]} remotes
 * @param {readonly string[]} overrideOrigins
 */
function contentSecurityPolicy(remotes, overrideOrigins) {
  const origins = [...remotes.map((remote) => remote.origin), ...overrideOrigins].join(' ');
  const policies = remotes.map((remote) => `${remote.federationName.replaceAll('_', '-')}-webpack`);
  return [
    "default-src 'none'",
    `script-src 'self' ${origins}`,
    `style-src 'self' ${origins}`,
    `img-src 'self' data: ${origins}`,
    `font-src 'self' ${origins}`,
    `connect-src 'self' ${origins}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    // A remote that is loaded again after a failure makes its policy again.
    // The catalogue carries structured data in script elements, which never run.
    `trusted-types host-webpack ${policies.join(' ')} mf-remote mfe-catalog-data 'allow-duplicates'`,
  ].join('; ');
}
