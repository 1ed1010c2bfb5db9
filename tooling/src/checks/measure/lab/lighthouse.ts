import lighthouse, { type RunnerResult } from 'lighthouse';
import { median } from '../median';

/** The figures of a run; times in milliseconds, scores out of 100. */
export interface Figures {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint. */
  readonly lcp: number;
  /** Total blocking time. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/**
 * Measures a page as on a phone with a slow network: Lighthouse's preset with simulated throttling.
 *
 * @param port of the browser's debugging interface
 * @throws {Error} if Lighthouse fails twice; on a busy machine a recording sometimes fails
 */
export async function runLighthouse(url: string, port: number): Promise<Figures> {
  const first = await record(url, port);
  const result = first?.lhr.runtimeError ? await record(url, port) : first;
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (!audits || !categories || runtimeError) {
    throw new Error(`${url} cannot be measured: ${runtimeError?.message ?? 'no result'}`);
  }
  const figure = (id: string): number => audits[id]?.numericValue ?? NaN;
  const score = (id: string): number => Math.round((categories[id]?.score ?? NaN) * 100);
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

function record(url: string, port: number): Promise<RunnerResult | undefined> {
  return lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
}

/**
 * The median of each figure.
 *
 * @param runs an odd number of them
 */
export function medianOf(runs: readonly Figures[]): Figures {
  const medianFor = (name: keyof Figures): number => median(runs.map((run) => run[name]));
  return {
    fcp: medianFor('fcp'),
    lcp: medianFor('lcp'),
    tbt: medianFor('tbt'),
    cls: medianFor('cls'),
    performance: medianFor('performance'),
    accessibility: medianFor('accessibility'),
    bestPractices: medianFor('bestPractices'),
    seo: medianFor('seo'),
  };
}
