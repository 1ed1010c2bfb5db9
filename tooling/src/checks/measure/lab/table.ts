import { cpus, loadavg } from 'node:os';

import type { Figures } from './lighthouse';
import type { Measured } from './measurePages';

const HEAD = [
  '| Page | FCP | LCP | TBT | CLS | Performance | Accessibility | Best practices | SEO | LCP : floor |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

/**
 * The figures as a Markdown table, with the machine's load.
 */
export function tableOf(measured: readonly Measured[]): string {
  const rows = measured.flatMap(({ address, page, floor }) => [
    row(address, page, floor ? (page.lcp / floor.lcp).toFixed(2) : '-'),
    ...(floor ? [row('its floor', floor, '1')] : []),
  ]);
  const [load = NaN] = loadavg();
  return [...HEAD, ...rows, '', `Load ${load.toFixed(1)} on ${cpus().length} cores.`].join('\n');
}

function row(name: string, { fcp, lcp, tbt, cls, ...scores }: Figures, ratio: string): string {
  const times = [seconds(fcp), seconds(lcp), `${Math.round(tbt)} ms`, cls.toFixed(3)];
  return `| ${[name, ...times, ...Object.values(scores), ratio].join(' | ')} |`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
