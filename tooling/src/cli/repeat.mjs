/**
 * @typedef {object} Run
 * @property {number} number
 * @property {number} seconds
 * @property {number} passed
 * @property {readonly string[]} failures the titles of the tests that failed, with their files
 */

/**
 * Runs something so many times, some of the runs at once, each on a lane of its own.
 *
 * @param {{ times: number, lanes: number }} plan
 * @param {(number: number, lane: number) => Promise<Run>} task
 * @returns {Promise<Run[]>} in the order of their numbers
 */
export async function repeat({ times, lanes }, task) {
  /** @type {Run[]} */
  const runs = [];
  let next = 1;
  const work = async (/** @type {number} */ lane) => {
    while (next <= times) {
      const number = next;
      next += 1;
      runs.push(await task(number, lane));
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, times) }, (_, lane) => work(lane)));
  return runs.sort((one, other) => one.number - other.number);
}

/** The runs as a table in Markdown, with a line of sums. @param {readonly Run[]} runs */
export function tableOf(runs) {
  const rows = runs.map(({ number, seconds, passed, failures }) => [
    number,
    minutes(seconds),
    passed,
    failures.length,
    failures.join('; '),
  ]);
  const sum = (/** @type {(run: Run) => number} */ of) =>
    runs.reduce((all, run) => all + of(run), 0);
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
    ...rows.map(toRow),
  ].join('\n');
}

/**
 * What Playwright's JSON reporter tells of a run.
 *
 * @param {any} report
 * @returns {{ passed: number, failures: string[] }}
 */
export function resultsOf(report) {
  const failures = specsIn(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file}: ${title}`);
  const errors = report.errors.map(
    (/** @type {{ message?: string }} */ { message = '' }) => message.split('\n', 1)[0],
  );
  return { passed: report.stats.expected, failures: [...failures, ...errors] };
}

/** @param {any} suite @returns {{ ok: boolean, file: string, title: string }[]} */
function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @param {readonly unknown[]} cells */
function toRow(cells) {
  return `| ${cells.join(' | ')} |`;
}

/** @param {number} seconds */
function minutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
}
