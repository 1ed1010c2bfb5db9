/**
 * The release pointer: which release of the host and of each remote a visitor gets. Its JSON:
 *
 *     {
 *       "format": 2,
 *       "move": 17,
 *       "pages": "0f3a…",
 *       "settings": { "origin": "https://shop.example", "overrideOrigins": [] },
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
 */

/** One release of a remote. */
export interface Release {
  /** The address of its manifest. */
  readonly manifest: string;
  /**
   * The hash of the manifest as subresource integrity; empty in the pointer of a development server, whose files change.
   */
  readonly integrity: string;
  /** The hash of the release's note, which has the hashes of all its files; used by the tools. */
  readonly note?: string;
  /** The routes that the manifest declares; `readRoutes` checks them. */
  readonly routes?: readonly unknown[];
  /** The key of the list of its pictures in the store; used by servers and tools. */
  readonly media?: string;
}

/** A rollout: a release for a share of the visitors; `share` is in percent, above 0 and below 100. */
export type RolloutRelease = Release & { readonly share: number };

/** The live and the previous release, and a rollout. */
export type PointerEntry = Release & { previous?: Release; next?: RolloutRelease };

export interface HostRelease {
  readonly release: number;
  /** The hash of its note. */
  readonly note: string;
}

export type HostEntry = HostRelease & { readonly previous?: HostRelease };

export interface ReleasePointer {
  /** By federation name. */
  readonly remotes: Readonly<Record<string, PointerEntry>>;
  /** Why the entry of a remote cannot be used, by federation name. */
  readonly problems: Readonly<Record<string, string>>;
  /** Absent if the host is not released, as in development. */
  readonly host?: HostEntry | undefined;
  /** The number of the move that wrote it; absent in development. */
  readonly move?: number;
  /** The key of its pages, which are below `pages/<key>/` in the store. */
  readonly pages?: string;
  /** The public origin of the shop. */
  readonly origin?: string;
  /**
   * Origins from which a tab may load overrides, such as `https://preview.example`, or `http://localhost:*` for any port;
   * none in production.
   */
  readonly overrideOrigins: readonly string[];
  /** True if entries need no hash, which only the pointer of a development server declares. */
  readonly isDevelopment: boolean;
}

/** The version of the JSON format; others are refused. */
export const POINTER_FORMAT = 2;

/** The pointer's file name, beside the host's page and in the folder of releases. */
export const POINTER = 'release.json';

/** The stage of the public shop; other stages, such as `staging`, are for testing. */
export const PRODUCTION = 'production';

/** The file of a stage's pointer in an object store. Stages name releases of the same store. */
export function pointerFile(stage: string = PRODUCTION): string {
  return stage === PRODUCTION ? POINTER : POINTER.replace('.', `.${stage}.`);
}

/** The name of the link to a stage's live move, in a folder of releases. */
export function liveName(stage: string = PRODUCTION): string {
  return stage === PRODUCTION ? 'live' : `live.${stage}`;
}

export class ReleasePointerError extends Error {
  override readonly name = 'ReleasePointerError';
}

export const EMPTY_POINTER: ReleasePointer = {
  remotes: {},
  problems: {},
  overrideOrigins: [],
  isDevelopment: false,
};

/**
 * Reads the JSON of a pointer. An invalid entry becomes a problem of its remote and does not affect the others; an invalid
 * `previous` or `next` is left out.
 *
 * @throws {ReleasePointerError} if it is not an object of this format
 */
export function parsePointer(
  json: unknown,
  { mayBeDevelopment = true }: { mayBeDevelopment?: boolean } = {},
): ReleasePointer {
  if (!isRecord(json)) throw new ReleasePointerError('The release pointer is not a JSON object.');
  if (json.format !== POINTER_FORMAT) {
    const format = JSON.stringify(json.format);
    throw new ReleasePointerError(
      `The release pointer has the format ${format}, but only format ${POINTER_FORMAT} is supported.`,
    );
  }
  const { origin, overrideOrigins, isDevelopment } = isRecord(json.settings) ? json.settings : {};
  const needsHash = isDevelopment !== true || !mayBeDevelopment;
  const remotes: [string, PointerEntry][] = [];
  const problems: [string, string][] = [];
  for (const [name, pointerEntry] of Object.entries(isRecord(json.remotes) ? json.remotes : {})) {
    const problem = problemOf(pointerEntry, needsHash);
    if (problem) problems.push([name, problem]);
    else remotes.push([name, readPointerEntry(pointerEntry as Fields, needsHash)]);
  }
  const host = readHost(json.host);
  return {
    ...(isText(origin) && { origin }),
    overrideOrigins: Array.isArray(overrideOrigins) ? overrideOrigins.filter(isText) : [],
    isDevelopment: !needsHash,
    remotes: Object.fromEntries(remotes),
    problems: Object.fromEntries(problems),
    ...(host && { host }),
    ...(isCount(json.move) && { move: json.move }),
    ...(isText(json.pages) && { pages: json.pages }),
  };
}

/** A pointer for `JSON.stringify`, which leaves out what is undefined. Empty settings are left out. */
export function pointerToJson(pointer: ReleasePointer): Record<string, unknown> {
  const { remotes, host, move, pages, origin, overrideOrigins, isDevelopment } = pointer;
  const settings = {
    ...(origin !== undefined && { origin }),
    ...(overrideOrigins.length > 0 && { overrideOrigins }),
    ...(isDevelopment && { isDevelopment }),
  };
  const hasSettings = Object.keys(settings).length > 0;
  return { format: POINTER_FORMAT, move, pages, ...(hasSettings && { settings }), host, remotes };
}

/**
 * Whether a text is a manifest address: absolute, HTTP or HTTPS, without query and hash. It begins with its origin as the
 * security policy lists it: `https:/2/` would be the host 0.0.0.2.
 */
export function isManifestUrl(text: unknown): text is string {
  if (!isText(text) || !/^https?:[^?#]*$/.test(text) || !URL.canParse(text)) return false;
  return text.startsWith(`${new URL(text).origin}/`);
}

/**
 * The number of a release, which is the folder of its manifest: 7 for `https://catalog.example/7/mf-manifest.json`. Null for
 * an unreleased build, such as a development server's.
 */
export function releaseNumber(manifest: string): number | null {
  const [, number] = /\/(\d+)\/[^/]*$/.exec(manifest) ?? [];
  return number === undefined ? null : Number(number);
}

/** The live and the previous release of an entry. */
export function releasesIn(pointerEntry: PointerEntry): Release[] {
  return pointerEntry.previous ? [pointerEntry, pointerEntry.previous] : [pointerEntry];
}

type Fields = Readonly<Record<string, unknown>>;

function readPointerEntry(
  { previous, next, ...pointerEntry }: Fields,
  needsHash: boolean,
): PointerEntry {
  const other = (release: unknown): Fields | null =>
    problemOf(release, needsHash) ? null : (release as Fields);
  const [before, after] = [other(previous), other(next)];
  const share = Number(after?.share);
  return {
    ...readRelease(pointerEntry),
    ...(before && { previous: readRelease(before) }),
    ...(after && share > 0 && share < 100 && { next: { ...readRelease(after), share } }),
  };
}

function readRelease({ manifest, integrity, note, routes, media }: Fields): Release {
  return {
    manifest: String(manifest),
    integrity: isHash(integrity) ? integrity : '',
    ...(isHash(note) && { note }),
    ...(Array.isArray(routes) && routes.length > 0 && { routes }),
    ...(isText(media) && /^[0-9a-f]+$/.test(media) && { media }),
  };
}

function readHost(host: unknown): HostEntry | undefined {
  if (!isRecord(host) || !isCount(host.release) || !isHash(host.note)) return undefined;
  const previous = readHost(host.previous);
  return {
    release: host.release,
    note: host.note,
    ...(previous && { previous: { release: previous.release, note: previous.note } }),
  };
}

/** Why a release is invalid; null if it is valid. */
function problemOf(release: unknown, needsHash: boolean): string | null {
  if (!isRecord(release)) return 'It is not an object.';
  const { manifest, integrity } = release;
  if (!isManifestUrl(manifest)) return `“${String(manifest)}” is not a manifest address.`;
  if (needsHash && !isHash(integrity)) return `“${String(integrity)}” is not a SHA-384 hash.`;
  return null;
}

function isHash(value: unknown): value is string {
  return isText(value) && /^sha384-[A-Za-z0-9+/]{64}$/.test(value);
}

/** Whether it is a valid number of a release or a move. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
