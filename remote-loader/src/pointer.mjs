/**
 * The release pointer: which release of the host and of each remote a visitor gets. Its JSON:
 *
 *     {
 *       "format": 2,
 *       "move": 17,
 *       "pages": "0f3a…",
 *       "settings": { "origin": "https://shop.example", "overrideOrigins": [], "reportTo": "https://reports.example/remotes" },
 *       "host": { "release": 3, "note": "sha384-…", "previous": { "release": 2, "note": "sha384-…" } },
 *       "remotes": {
 *         "mfe_catalog": {
 *           "manifest": "https://catalog.example/7/mf-manifest.json",
 *           "integrity": "sha384-…",
 *           "note": "sha384-…",
 *           "routes": [{ "path": "/outlet", "page": "Outlet", "shape": "listing" }],
 *           "previous": { "manifest": "https://catalog.example/6/mf-manifest.json", "integrity": "sha384-…" },
 *           "next": { "manifest": "https://catalog.example/8/mf-manifest.json", "integrity": "sha384-…", "share": 5 }
 *         }
 *       }
 *     }
 *
 * The browser and the tools read it with this file, so it uses nothing of Node and nothing of the page.
 *
 * @typedef {object} Release one release of a remote
 * @property {string} manifest the address of its manifest
 * @property {string} integrity the hash of the manifest as subresource integrity; empty where the pointer is of a
 *   development server, whose files change
 * @property {string} [note] the hash of the release's note, which holds the hash of all its files; for the tools
 * @property {readonly unknown[]} [routes] the routes that come with it, as
 *   its manifest declares them; readRoutes says which can be used
 *
 * @typedef {Release & { share: number }} SharedRelease `share` of the visitors get it, in percent, above 0 and below 100
 *
 * @typedef {Release & { previous?: Release, next?: SharedRelease }} PointerLine the release that is live, the one before it,
 *   and one that a share of visitors gets in its place
 *
 * @typedef {object} HostRelease one release of the host; the pages name its files
 * @property {number} release
 * @property {string} note the hash of its note
 *
 * @typedef {HostRelease & { previous?: HostRelease }} HostLine the release that is live, and the one before it
 *
 * @typedef {object} ShopSettings
 * @property {string} [origin] the public origin of the shop
 * @property {readonly string[]} overrideOrigins origins from which a tab may take a remote instead, such as
 *   `https://preview.example`, or `http://localhost:*` for any port; none in production
 * @property {string} [reportTo] where visits report what happens to remotes (docs/operations/report-remotes.js)
 * @property {number} [reportSample] the share of visits that do, from 0 to 1
 * @property {boolean} isDevelopment true when lines need no hash: development servers say so, a released pointer never does
 *
 * @typedef {object} PointerParts
 * @property {Readonly<Record<string, PointerLine>>} remotes by federation name
 * @property {Readonly<Record<string, string>>} problems why the line of a remote can't be used, by federation name
 * @property {HostLine} [host] absent where the host is not released, as in development
 * @property {number} [move] the number of the move that wrote it; absent in development
 * @property {string} [pages] the key of the pages that belong to it: they lie below `pages/<key>/` in the store
 *
 * @typedef {PointerParts & ShopSettings} ReleasePointer
 */

/** The version of the JSON's shape; no other one is read. */
export const POINTER_FORMAT = 2;

/** The pointer's file name, beside the host's page and in the folder of releases. */
export const POINTER = 'release.json';

/** The stage of the shop's pointer; others, such as `staging`, come before it. */
export const PRODUCTION = 'production';

/**
 * The file of a stage's pointer in an object store. Stages name releases of the same store.
 *
 * @param {string} [stage]
 */
export function pointerFile(stage = PRODUCTION) {
  return stage === PRODUCTION ? POINTER : POINTER.replace('.', `.${stage}.`);
}

/** The link to the move of a stage that is live, in a folder of releases. @param {string} [stage] */
export function liveName(stage = PRODUCTION) {
  return stage === PRODUCTION ? 'live' : `live.${stage}`;
}

/** The form of a hash in the pointer. */
export const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;

/** The text is no release pointer at all. */
export class ReleasePointerError extends Error {
  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(message, options);
    this.name = 'ReleasePointerError';
  }
}

/** @type {ReleasePointer} */
export const EMPTY_POINTER = {
  remotes: {},
  problems: {},
  overrideOrigins: [],
  isDevelopment: false,
};

/**
 * Reads the JSON of a pointer. A line that can't be used becomes a problem of its remote and does not affect the
 * others; a `previous` or `next` that can't be used is left out.
 *
 * @param {unknown} json
 * @param {{ mayBeDevelopment?: boolean }} [options] whether the pointer may say that its lines need no hash
 * @returns {ReleasePointer}
 * @throws {ReleasePointerError} if it is no object of this format
 */
export function parsePointer(json, { mayBeDevelopment = true } = {}) {
  if (!isRecord(json)) throw new ReleasePointerError('The release pointer is no JSON object.');
  if (json.format !== POINTER_FORMAT) {
    const format = JSON.stringify(json.format);
    throw new ReleasePointerError(
      `The release pointer has the format ${format}, and only ${POINTER_FORMAT} can be read.`,
    );
  }
  const settings = isRecord(json.settings) ? json.settings : {};
  const needsHash = settings.isDevelopment !== true || !mayBeDevelopment;
  /** @type {[string, PointerLine][]} */
  const remotes = [];
  /** @type {[string, string][]} */
  const problems = [];
  for (const [name, line] of Object.entries(isRecord(json.remotes) ? json.remotes : {})) {
    const problem = problemOf(line, needsHash);
    if (problem) problems.push([name, problem]);
    else remotes.push([name, readLine(/** @type {Record<string, unknown>} */ (line), needsHash)]);
  }
  const host = readHost(json.host);
  return {
    ...readSettings(settings),
    isDevelopment: !needsHash,
    remotes: Object.fromEntries(remotes),
    problems: Object.fromEntries(problems),
    ...(host && { host }),
    ...(isCount(json.move) && { move: json.move }),
    ...(isText(json.pages) && { pages: json.pages }),
  };
}

/**
 * A pointer as JSON. Empty settings are left out.
 *
 * @param {ReleasePointer} pointer
 * @returns {Record<string, unknown>}
 */
export function pointerToJson(pointer) {
  const { remotes, host, move, pages, origin, overrideOrigins, isDevelopment } = pointer;
  const { reportTo, reportSample } = pointer;
  const settings = {
    ...(origin === undefined ? {} : { origin }),
    ...(overrideOrigins.length > 0 ? { overrideOrigins } : {}),
    ...(isDevelopment ? { isDevelopment } : {}),
    ...(reportTo === undefined ? {} : { reportTo }),
    ...(reportSample === undefined ? {} : { reportSample }),
  };
  return {
    format: POINTER_FORMAT,
    ...(move === undefined ? {} : { move }),
    ...(pages === undefined ? {} : { pages }),
    ...(Object.keys(settings).length > 0 ? { settings } : {}),
    ...(host === undefined ? {} : { host }),
    remotes,
  };
}

/** Whether a text is the address of a manifest: absolute, over HTTP, without query and hash. @param {unknown} text */
export function isManifestUrl(text) {
  if (!isText(text) || /[?#]/.test(text) || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}

/**
 * The number of a release, which is the folder of its manifest: 7 for `https://catalog.example/7/mf-manifest.json`.
 *
 * @param {string} manifest the address
 * @returns {number | null} null for a build that was not released, such as that of a development server
 */
export function releaseNumber(manifest) {
  const [, number] = /\/(\d+)\/[^/]*$/.exec(manifest) ?? [];
  return number === undefined ? null : Number(number);
}

/** @param {Record<string, unknown>} line @param {boolean} needsHash @returns {PointerLine} */
function readLine({ previous, next, ...line }, needsHash) {
  const other = (/** @type {unknown} */ release) =>
    problemOf(release, needsHash) ? null : /** @type {Record<string, unknown>} */ (release);
  const [before, after] = [other(previous), other(next)];
  const share = Number(after?.share);
  return {
    ...readRelease(line),
    ...(before && { previous: readRelease(before) }),
    ...(after && share > 0 && share < 100 && { next: { ...readRelease(after), share } }),
  };
}

/** @param {Record<string, unknown>} release @returns {Release} */
function readRelease({ manifest, integrity, note, routes }) {
  return {
    manifest: String(manifest),
    integrity: isHash(integrity) ? integrity : '',
    ...(isHash(note) && { note }),
    ...(Array.isArray(routes) && routes.length > 0 && { routes }),
  };
}

/** @param {unknown} host @returns {HostLine | undefined} */
function readHost(host) {
  if (!isRecord(host) || !isCount(host.release) || !isHash(host.note)) return undefined;
  const previous = readHost(host.previous);
  return {
    release: host.release,
    note: host.note,
    ...(previous && { previous: { release: previous.release, note: previous.note } }),
  };
}

/** @param {Record<string, unknown>} settings @returns {Omit<ShopSettings, 'isDevelopment'>} */
function readSettings({ origin, overrideOrigins, reportTo, reportSample }) {
  return {
    ...(isText(origin) && { origin }),
    overrideOrigins: Array.isArray(overrideOrigins) ? overrideOrigins.filter(isText) : [],
    ...(isText(reportTo) && { reportTo }),
    ...(typeof reportSample === 'number' && { reportSample }),
  };
}

/** Why a release can't be used; null when it can. @param {unknown} release @param {boolean} needsHash */
function problemOf(release, needsHash) {
  if (!isRecord(release)) return 'It names no release.';
  const { manifest, integrity } = release;
  if (!isManifestUrl(manifest)) return `“${String(manifest)}” is no address of a manifest.`;
  if (needsHash && !isHash(integrity)) return `“${String(integrity)}” is no SHA-384 hash.`;
  return null;
}

/** @param {unknown} value @returns {value is string} */
function isHash(value) {
  return isText(value) && INTEGRITY.test(value);
}

/** Whether it is a number that releases and moves can have. @param {unknown} value @returns {value is number} */
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === 'string';
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
