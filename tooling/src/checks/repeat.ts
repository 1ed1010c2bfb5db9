import pMap from 'p-map';

/** The results of one run. */
export interface Run {
  readonly number: number;
  readonly seconds: number;
  readonly passed: number;
  /** The titles of failed tests, with their files. */
  readonly failures: readonly string[];
}

/**
 * Runs a task several times, with some runs in parallel.
 *
 * @returns the results, in order of the numbers
 */
export async function repeat(
  { times, atOnce }: { times: number; atOnce: number },
  task: (number: number) => Promise<Run>,
): Promise<Run[]> {
  const numbers = Array.from({ length: times }, (_, index) => index + 1);
  return pMap(numbers, task, { concurrency: atOnce });
}

/** The runs as a Markdown table, with a line of sums. */
export function tableOf(runs: readonly Run[]): string {
  const rows = runs.map(({ number, seconds, passed, failures }) => [
    number,
    minutes(seconds),
    passed,
    failures.length,
    failures.join('; '),
  ]);
  const sum = (of: (run: Run) => number): number => runs.reduce((all, run) => all + of(run), 0);
  rows.push([
    'all',
    minutes(sum((run) => run.seconds)),
    sum((run) => run.passed),
    sum((run) => run.failures.length),
    '',
  ]);
  return [
    '| Run | Time | Passed | Failed | Which |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { ok: boolean; file: string; title: string }[];
}

/** Playwright's JSON report of a run. */
export interface PlaywrightReport extends Suite {
  readonly stats: { readonly expected: number };
  readonly errors: readonly { readonly message?: string }[];
}

export function resultsOf(report: PlaywrightReport): { passed: number; failures: string[] } {
  const failures = specsIn(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file}: ${title}`);
  const errors = report.errors.map(({ message = '' }) => message.split('\n', 1)[0] ?? '');
  return { passed: report.stats.expected, failures: [...failures, ...errors] };
}

function specsIn({
  suites = [],
  specs = [],
}: Suite): { ok: boolean; file: string; title: string }[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
