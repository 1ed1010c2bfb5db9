import lighthouse from 'lighthouse';
import { median } from '../median.ts';

/**
 * The figures of a run; times in milliseconds, scores out of 100.
 *
 * @typedef {object} Figures
 * @property {number} fcp first contentful paint
 * @property {number} lcp largest contentful paint
 * @property {number} tbt total blocking time
 * @property {number} cls cumulative layout shift
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 */

/**
 * Measures a page as on a phone with a slow network: Lighthouse's preset with simulated throttling.
 *
 * @param {string} url
 * @param {number} port of the browser's debugging interface
 * @returns {Promise<Figures>}
 * @throws {Error} if Lighthouse fails twice; on a busy machine a recording fails now and then
 */
export async function runLighthouse(url, port) {
  const first = await record(url, port);
  const result = first?.lhr.runtimeError ? await record(url, port) : first;
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (!audits || !categories || runtimeError) {
    throw new Error(`${url} can't be measured: ${runtimeError?.message ?? 'no result'}`);
  }
  /** @param {string} id */
  const figure = (id) => audits[id]?.numericValue ?? NaN;
  /** @param {string} id */
  const score = (id) => Math.round((categories[id]?.score ?? NaN) * 100);
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** @param {string} url @param {number} port */
function record(url, port) {
  return lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
}

/**
 * The median of each figure.
 *
 * @param {readonly Figures[]} runs an odd number of them
 * @returns {Figures}
 */
export function medianOf(runs) {
  const names = /** @type {(keyof Figures)[]} */ (Object.keys(runs[0]));
  return /** @type {Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]))
  );
}
