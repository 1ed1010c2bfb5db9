/**
 * What visits had of a release of a remote.
 *
 * @typedef {object} Watched
 * @property {string} remote its federation name
 * @property {number | null} release null where visits could not even read which it is
 * @property {number} visits
 * @property {number} failed visits in which it failed, threw or gave way to the one before it
 * @property {number} healed visits in which it gave way
 * @property {number | null} p75 three of four pages were loaded within this time, in milliseconds; null when none was
 *
 * @typedef {object} ReportedEvent
 * @property {string} type
 * @property {string} remote
 * @property {string | null} release
 * @property {number} [duration]
 */

/**
 * Counts what `docs/operations/report-remotes.js` has sent.
 *
 * @param {string} log one JSON body a line; what is none is skipped
 * @returns {Watched[]} by remote, the newest release first
 */
export function countReports(log) {
  /** @type {Map<string, ReturnType<typeof emptyRow>>} */
  const rows = new Map();
  for (const { visit, events } of log.split('\n').flatMap(bodyOf)) {
    for (const { type, remote, release: name, duration } of events) {
      /** @type {number | null} */
      const release = name === null ? null : Number.parseInt(name, 10);
      const key = `${remote} ${release}`;
      const row = rows.get(key) ?? emptyRow(remote, release);
      rows.set(key, row);
      row.seen.set(visit, (row.seen.get(visit) ?? new Set()).add(type));
      if (type === 'loaded' && typeof duration === 'number') row.durations.push(duration);
    }
  }
  return [...rows.values()]
    .map(({ remote, release, seen, durations }) => {
      const visits = [...seen.values()];
      const withAny = (/** @type {string[]} */ ...types) =>
        visits.filter((kinds) => types.some((type) => kinds.has(type))).length;
      return {
        remote,
        release,
        visits: visits.length,
        failed: withAny('failed', 'threw', 'healed'),
        healed: withAny('healed'),
        p75: quantile(durations, 0.75),
      };
    })
    .sort(
      (one, other) =>
        one.remote.localeCompare(other.remote) || (other.release ?? 0) - (one.release ?? 0),
    );
}

/**
 * The rows above a failure rate: of each remote the newest release, and visits that could not read which release it is.
 *
 * @param {readonly Watched[]} rows as {@link countReports} sorts them
 * @param {{ rate: number, visits: number }} limits in percent of visits, and the least number of visits
 * @returns {Watched[]}
 */
export function tooManyFailures(rows, { rate, visits }) {
  return rows.filter((row) => {
    const ofRemote = rows.filter(({ remote }) => remote === row.remote);
    const all = ofRemote.reduce((sum, other) => sum + other.visits, 0);
    const isNewest = ofRemote.find(({ release }) => release !== null) === row;
    if (row.release !== null && !isNewest) return false;
    const base = row.release === null ? all : row.visits;
    return base >= visits && (row.failed / base) * 100 > rate;
  });
}

/** @param {string} remote @param {number | null} release */
function emptyRow(remote, release) {
  return {
    remote,
    release,
    /** @type {Map<string, Set<string>>} kinds of events by visit */
    seen: new Map(),
    /** @type {number[]} */
    durations: [],
  };
}

/** @param {string} line @returns {{ visit: string, events: ReportedEvent[] }[]} */
function bodyOf(line) {
  try {
    const { visit, events } = JSON.parse(line);
    return typeof visit === 'string' && Array.isArray(events)
      ? [{ visit, events: events.filter(isEvent) }]
      : [];
  } catch {
    return [];
  }
}

/** @param {unknown} value */
function isEvent(value) {
  const { type, remote, release } = /** @type {Partial<ReportedEvent>} */ (value ?? {});
  return (
    typeof type === 'string' &&
    typeof remote === 'string' &&
    (release === null || /^\d/.test(String(release)))
  );
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
