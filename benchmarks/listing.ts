/**
 * Measures a listing of 132 to 10,000 products, in the remote without the host (README.md).
 *
 *   npx tsx benchmarks/listing.ts
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from 'tooling/browser';
import { benchmarkPort } from 'tooling/ports';
import { serveFolder } from 'tooling/serve-folder';
import { present, printHead, printRow } from './tools';

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** the duration in processor time of the thread */
  readonly tdur?: number;
}

/** Script time until the first changed cards, and in total; in milliseconds. */
type Sums = ReturnType<typeof scriptAfterChange>;

const room = fileURLToPath(new URL('../mfe-catalog/', import.meta.url));
const PORT = benchmarkPort();
const COUNTS = [132, 1000, 5000, 10_000];
/** The pause after a page is loaded, in milliseconds. */
const SETTLED = 500;
/** The recorded time after a change, in milliseconds. It is long enough for the deferred cards. */
const WINDOW = 200;
/** The events of a trace in which script runs. */
const SCRIPT = new Set(['FunctionCall', 'EventDispatch', 'EvaluateScript', 'RunMicrotasks']);

const built = spawnSync('npx', ['webpack', '--mode', 'production', '--env', 'standalone'], {
  cwd: room,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const server = await serveFolder({
  port: PORT,
  folder: `${room}dist-standalone`,
  mounts: { '/media': `${room}media` },
  headers: {},
  appPage: '/index.html',
});

const browser = await chromium.launch(browserOptions());

printHead([
  'Products',
  'Render',
  'Filter: first cards',
  'all cards',
  'Sort: first cards',
  'all cards',
  'Scroll: longest frame',
]);
for (const count of COUNTS) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://localhost:${PORT}/growth?count=${count}`);
  await page.getByRole('article').first().waitFor();
  const render = await page.evaluate(() => performance.now());
  await sleep(SETTLED);
  const sort = await median(() => timed(page, 'Sort by', 'price-asc'));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  const filter = await median(() => timed(page, 'Discount', '25'));
  await page.keyboard.press('Escape');
  const scroll = await worstFrame(page);
  const row = [count, render, filter.answer, filter.all, sort.answer, sort.all, scroll];
  printRow(row.map((value) => Math.round(value)));
  await page.close();
}
await browser.close();
await server.close();

/** Changes a field and measures the script time, as processor time of the main thread. */
async function timed(page: Page, label: string, value: string) {
  // Before the recording starts, because the search for the field runs script in the page.
  const field = await page.getByLabel(label, { exact: true }).elementHandle();
  const change = (element: Element, chosen: string) => {
    const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
    const section = element.closest('section');
    if (!set || !section) throw new Error('The field is not a select element in a section.');
    new MutationObserver((_records, observer) => {
      observer.disconnect();
      performance.mark('answer');
    }).observe(section, { childList: true, subtree: true });
    set.call(element, chosen);
    performance.mark('change');
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await field.evaluate(change, value);
  await sleep(WINDOW);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  await field.evaluate(change, '');
  await sleep(WINDOW);
  return scriptAfterChange(traceEvents);
}

/** Sums the script time since the change, on the thread of the marks. Nested events are counted once. */
function scriptAfterChange(events: readonly TraceEvent[]) {
  const timeOf = (mark: string) =>
    present(events.find(({ name, cat }) => name === mark && cat.includes('user_timing')));
  const [start, answer] = [timeOf('change'), timeOf('answer')];
  const scripts = events
    .filter(({ name, pid, tid }) => SCRIPT.has(name) && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > start.ts)
    .sort((first, second) => first.ts - second.ts);
  const sums = { answer: 0, all: 0 };
  let end = 0;
  for (const { ts, dur = 0, tdur = dur } of scripts) {
    if (ts < end) continue;
    end = ts + dur;
    sums.all += tdur / 1000;
    if (ts <= answer.ts) sums.answer += tdur / 1000;
  }
  return sums;
}

/** Of nine runs, the run with the median time until the first cards. */
async function median(measure: () => Promise<Sums>) {
  const runs: Sums[] = [];
  for (let run = 0; run < 9; run += 1) runs.push(await measure());
  return present(runs.sort((first, second) => first.answer - second.answer)[4]);
}

/**
 * Shows 300 cards and scrolls through them.
 *
 * @returns the longest time between two frames, in milliseconds
 */
async function worstFrame(page: Page) {
  const more = page.getByRole('button', { name: 'Show more products' });
  for (let run = 0; run < 4 && (await more.isVisible()); run += 1) await more.click();
  return page.evaluate(async () => {
    let last = await new Promise(requestAnimationFrame);
    let worst = 0;
    for (let step = 0; step < 90; step += 1) {
      window.scrollBy(0, 400);
      const now = await new Promise(requestAnimationFrame);
      worst = Math.max(worst, now - last);
      last = now;
    }
    return worst;
  });
}
