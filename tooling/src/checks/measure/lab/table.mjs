import { cpus, loadavg } from 'node:os';

/** @typedef {import('./lighthouse.mjs').Figures} Figures */

const HEAD = [
  '| Page | FCP | LCP | TBT | CLS | Performance | Accessibility | Best practices | SEO | LCP : floor |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

/**
 * The figures as a table in Markdown, with what else kept the machine busy.
 *
 * @param {readonly import('./measurePages.mjs').Measured[]} measured
 * @returns {string}
 */
export function tableOf(measured) {
  const rows = measured.flatMap(({ address, page, floor }) => [
    row(address, page, (page.lcp / floor.lcp).toFixed(2)),
    row('its floor', floor, '1'),
  ]);
  const [load] = loadavg();
  return [...HEAD, ...rows, '', `Load ${load.toFixed(1)} on ${cpus().length} cores.`].join('\n');
}

/** @param {string} name @param {Figures} figures @param {string} ratio */
function row(name, { fcp, lcp, tbt, cls, ...scores }, ratio) {
  const times = [seconds(fcp), seconds(lcp), `${Math.round(tbt)} ms`, cls.toFixed(3)];
  return `| ${[name, ...times, ...Object.values(scores), ratio].join(' | ')} |`;
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
