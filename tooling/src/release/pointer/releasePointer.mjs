/**
 * The release pointer: which release of each remote a visitor gets (ARCHITECTURE §2). Its JSON has one line per remote, and
 * under `settings` what concerns the whole shop:
 *
 *     {
 *       "mfe_catalog": {
 *         "manifest": "https://catalog.example/7/mf-manifest.json",
 *         "integrity": "sha384-…",
 *         "previous": { "manifest": "https://catalog.example/6/mf-manifest.json", "integrity": "sha384-…" },
 *         "next": { "manifest": "https://catalog.example/8/mf-manifest.json", "integrity": "sha384-…", "share": 5 }
 *       }
 *     }
 *
 * The browser and the tools read it with this file, so it uses nothing of Node and nothing of the page.
 *
 * @typedef {object} Release one release of a remote
 * @property {string} manifest the address of its manifest
 * @property {string} integrity the hash of the manifest as subresource integrity; empty where the pointer is of a
 *   development server, whose files change
 *
 * @typedef {Release & { share: number }} SharedRelease `share` of the visitors get it, in percent, above 0 and below 100
 *
 * @typedef {Release & { previous?: Release, next?: SharedRelease }} PointerLine the release that is live, the one before it,
 *   and one that a share of visitors gets in its place
 *
 * @typedef {object} ReleasePointer
 * @property {Readonly<Record<string, PointerLine>>} remotes by federation name
 * @property {Readonly<Record<string, string>>} problems why the line of a remote can't be used, by federation name
 * @property {readonly string[]} overrideOrigins origins from which a tab may take a remote instead, such as
 *   `https://preview.example`, or `http://localhost:*` for any port; none in production
 * @property {string} [reportTo] where visits report what happens to remotes (docs/operations/report-remotes.js)
 * @property {number} [reportSample] the share of visits that do, from 0 to 1
 * @property {boolean} isDevelopment true when lines need no hash: development servers say so, a released pointer never does
 */

/** The pointer's file name, beside the host's page and in the folder of releases. */
export const POINTER = 'release.json';

/** The stage of the shop's pointer; others, such as `staging`, come before it. */
export const PRODUCTION = 'production';

/**
 * The file of a stage's pointer. Stages name releases of the same store.
 *
 * @param {string} [stage]
 */
export function pointerFile(stage = PRODUCTION) {
  return stage === PRODUCTION ? POINTER : POINTER.replace('.', `.${stage}.`);
}

/** The key of the settings for the whole shop; no remote can have this name. */
const SETTINGS = 'settings';

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
 * @throws {ReleasePointerError} if it is no object
 */
export function parsePointer(json, { mayBeDevelopment = true } = {}) {
  if (!isRecord(json)) throw new ReleasePointerError('The release pointer is no JSON object.');
  const { [SETTINGS]: settings, ...lines } = json;
  const { overrideOrigins, isDevelopment, reportTo, reportSample } = isRecord(settings)
    ? settings
    : {};
  const needsHash = isDevelopment !== true || !mayBeDevelopment;
  /** @type {[string, PointerLine][]} */
  const remotes = [];
  /** @type {[string, string][]} */
  const problems = [];
  for (const [name, line] of Object.entries(lines)) {
    const problem = problemOf(line, needsHash);
    if (problem) problems.push([name, problem]);
    else remotes.push([name, readLine(/** @type {Record<string, unknown>} */ (line), needsHash)]);
  }
  return {
    remotes: Object.fromEntries(remotes),
    problems: Object.fromEntries(problems),
    overrideOrigins: Array.isArray(overrideOrigins) ? overrideOrigins.filter(isText) : [],
    isDevelopment: !needsHash,
    ...(isText(reportTo) && { reportTo }),
    ...(typeof reportSample === 'number' && { reportSample }),
  };
}

/**
 * A pointer as JSON. Empty settings are left out.
 *
 * @param {ReleasePointer} pointer
 * @returns {Record<string, unknown>}
 */
export function pointerToJson({ remotes, overrideOrigins, isDevelopment, reportTo, reportSample }) {
  const settings = {
    ...(overrideOrigins.length > 0 ? { overrideOrigins } : {}),
    ...(isDevelopment ? { isDevelopment } : {}),
    ...(reportTo === undefined ? {} : { reportTo }),
    ...(reportSample === undefined ? {} : { reportSample }),
  };
  return { ...remotes, ...(Object.keys(settings).length > 0 ? { [SETTINGS]: settings } : {}) };
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
function readRelease({ manifest, integrity }) {
  return { manifest: String(manifest), integrity: isHash(integrity) ? integrity : '' };
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

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === 'string';
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
