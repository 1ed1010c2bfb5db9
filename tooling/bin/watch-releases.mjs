// `npm run watch-releases -- <log>` sums up how each release did in visits, from a log of what
// `docs/operations/report-remotes.js` has sent, one body per line. It ends with exit code 1 and names the release if
// the newest one of a remote failed in more than `--rate 2` percent of at least `--visits 50` visits.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from '../src/cli/fail.mjs';
import { countReports, tooManyFailures } from '../src/release/watch/watchReleases.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rate: { type: 'string', default: '2' },
      visits: { type: 'string', default: '50' },
    },
  });
  const [log, ...more] = positionals;
  if (log === undefined || more.length > 0) {
    throw new Error('Name the one log to read: npm run watch-releases -- remotes.log');
  }
  const limits = { rate: numberOf(values.rate, 'rate'), visits: numberOf(values.visits, 'visits') };
  const rows = countReports(readFileSync(log, 'utf8'));
  for (const { remote, release, visits, failed, healed, p75 } of rows) {
    const name = release === null ? 'not known' : `release ${release}`;
    const share = `${((failed / visits) * 100).toFixed(1)} %`;
    const loading = p75 === null ? '' : `  p75 ${Math.round(p75)} ms`;
    console.log(
      `${remote.padEnd(18)} ${name.padEnd(12)} ${visits} visits  ${failed} failed (${share})  ${healed} healed${loading}`,
    );
  }
  if (rows.length === 0) console.log('No reports yet.');
  const bad = tooManyFailures(rows, limits);
  for (const { remote } of bad) {
    console.log(`\nToo many failures: npm run rollback -- ${remote.replaceAll('_', '-')}`);
  }
  process.exitCode = bad.length > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

/** @param {string} text @param {string} name */
function numberOf(text, name) {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`--${name} is "${text}"; give a number, such as 2`);
}
