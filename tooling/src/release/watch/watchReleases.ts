import { folderOf } from '../move/composition';
import { releaseNumber, type ReleasePointer } from 'remote-loader/pointer';

/** The visits of a live or shared release. */
export interface Watched {
  /** The remote's folder. */
  readonly app: string;
  readonly release: number;
  /** `live`, or its share of visitors, such as `5 %`. */
  readonly state: string;
  readonly visits: number;
  /** Visits in which it failed, threw, or was replaced by the previous release. */
  readonly failed: number;
  /** Visits in which it was replaced. */
  readonly healed: number;
  /** The 75th percentile of the loading time, in milliseconds; null if no page was loaded. */
  readonly p75: number | null;
}

interface Report {
  readonly visit: string;
  readonly type: string;
  readonly remote: string;
  /** Null if visits could not read the release's name; then it counts for the live release. */
  readonly release: number | null;
  readonly duration: number | null;
}

/**
 * Counts the reports of `host/src/reports/reportRemotes.ts` about a pointer's live and shared releases. Other names are
 * ignored, because anyone can send reports.
 *
 * @param log one JSON body per line; invalid lines are skipped
 * @returns a row for each of these releases, and the number of reports about others
 */
export function countReports(
  log: string,
  { remotes }: ReleasePointer,
): { rows: Watched[]; others: number } {
  const reports = log.split('\n').flatMap(reportsIn);
  const counted = new Set<Report>();
  const rows = Object.entries(remotes).flatMap(([name, line]) => {
    const live = releaseNumber(line.manifest);
    return [line, ...(line.next ? [line.next] : [])].map((one) => {
      const release = releaseNumber(one.manifest) ?? 0;
      const own = reports.filter(
        (report) => report.remote === name && (report.release ?? live) === release,
      );
      for (const report of own) counted.add(report);
      const state = one === line ? 'live' : `${line.next?.share} %`;
      return { app: folderOf(name), release, state, ...countVisits(own) };
    });
  });
  return { rows, others: reports.length - counted.size };
}

function countVisits(
  reports: readonly Report[],
): Pick<Watched, 'visits' | 'failed' | 'healed' | 'p75'> {
  const visitsWith = (...types: readonly string[]) =>
    new Set(
      reports
        .filter(({ type }) => types.length === 0 || types.includes(type))
        .map(({ visit }) => visit),
    ).size;
  const durations = reports.flatMap(({ type, duration }) =>
    type === 'loaded' && duration !== null ? [duration] : [],
  );
  return {
    visits: visitsWith(),
    failed: visitsWith('failed', 'threw', 'healed'),
    healed: visitsWith('healed'),
    p75: quantile(durations, 0.75),
  };
}

/**
 * Finds the rows above a failure rate.
 *
 * @param limits the rate in percent of visits, and the minimum number of visits
 */
export function tooManyFailures(
  rows: readonly Watched[],
  { rate, visits }: { rate: number; visits: number },
): Watched[] {
  return rows.filter((row) => row.visits >= visits && (row.failed / row.visits) * 100 > rate);
}

function reportsIn(line: string): Report[] {
  try {
    const { visit, events } = JSON.parse(line) as { visit?: unknown; events?: unknown };
    if (typeof visit !== 'string' || !Array.isArray(events)) return [];
    return events.flatMap((event) => reportOf(visit, event));
  } catch {
    return [];
  }
}

function reportOf(visit: string, event: unknown): Report[] {
  const { type, remote, release, duration } = Object(event) as Record<string, unknown>;
  if (typeof type !== 'string' || typeof remote !== 'string') return [];
  if (release !== null && typeof release !== 'string') return [];
  const number = release === null ? null : Number.parseInt(release, 10);
  if (Number.isNaN(number)) return [];
  return [
    {
      visit,
      type,
      remote,
      release: number,
      duration: typeof duration === 'number' ? duration : null,
    },
  ];
}

function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
