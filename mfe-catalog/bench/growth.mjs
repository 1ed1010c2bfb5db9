/**
 * Measures a listing of 132 to 10,000 products on the remote's own bench: see README.md beside this file.
 */
/* global Event, HTMLSelectElement, MutationObserver, performance, requestAnimationFrame, window */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import { browserArguments, findBrowser } from 'tooling/browser';

const room = fileURLToPath(new URL('..', import.meta.url));
const PORT = Number(process.env.BENCH_PORT ?? 5390);
const COUNTS = [132, 1000, 5000, 10_000];

const built = spawnSync('npx', ['webpack', '--mode', 'production', '--env', 'standalone'], {
  cwd: room,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const { createServer } = await import('node:http');
// Tooling's own dependency: this room has no server.
const require = createRequire(fileURLToPath(import.meta.resolve('tooling/apps')));
const sirv = require('sirv');
const files = sirv(`${room}dist-standalone`, { single: true });
const media = sirv(`${room}media`);
const server = createServer((request, response) => {
  if (!request.url?.startsWith('/media/')) return files(request, response);
  request.url = request.url.slice('/media'.length);
  return media(request, response, () => response.writeHead(404).end());
}).listen(PORT);

const { chromium } = createRequire(new URL('../../package.json', import.meta.url))(
  '@playwright/test',
);
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});

console.log(
  '| Products | Render | Filter | of it script | Sort | of it script | Scroll, worst frame |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const count of COUNTS) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const metrics = await page.context().newCDPSession(page);
  // The thread's own time: what else the machine does meanwhile does not count.
  await metrics.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await metrics.send('Performance.enable');
  await page.goto(`http://localhost:${PORT}/growth?count=${count}`);
  await page.getByRole('article').first().waitFor();
  const render = await page.evaluate(() => performance.now());
  await page.waitForTimeout(500);
  const filter = await median(() => timed(page, metrics, 'Discount', '25'));
  const sort = await median(() => timed(page, metrics, 'Sort by', 'price-up'));
  const scroll = await worstFrame(page);
  const row = [count, render, filter.wall, filter.script, sort.wall, sort.script, scroll];
  console.log(`| ${row.map((value) => Math.round(value)).join(' | ')} |`);
  await page.close();
}
await browser.close();
server.close();

/**
 * From the change of a field until the other cards are in the document, and the script that ran for it until the page was
 * still again; both in milliseconds.
 */
async function timed(page, metrics, label, value) {
  const field = page.getByLabel(label, { exact: true });
  const change = (element, chosen) =>
    new Promise((resolve) => {
      const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set;
      const start = performance.now();
      new MutationObserver((_records, observer) => {
        observer.disconnect();
        resolve(performance.now() - start);
      }).observe(element.closest('section'), { childList: true, subtree: true });
      set.call(element, chosen);
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const before = await scriptTime(metrics);
  const wall = await field.evaluate(change, value);
  await page.waitForTimeout(100);
  const script = (await scriptTime(metrics)) - before;
  await field.evaluate(change, '');
  await page.waitForTimeout(100);
  return { wall, script };
}

/** Milliseconds of script that the page has run. */
async function scriptTime(metrics) {
  const { metrics: values } = await metrics.send('Performance.getMetrics');
  return values.find(({ name }) => name === 'ScriptDuration').value * 1000;
}

/** The run with the median of five times of script. */
async function median(measure) {
  const times = [];
  for (let run = 0; run < 5; run += 1) times.push(await measure());
  return times.sort((first, second) => first.script - second.script)[2];
}

/** Shows 300 cards, then scrolls through them: the longest time between two frames. */
async function worstFrame(page) {
  const more = page.getByRole('button', { name: 'Show more products' });
  for (let run = 0; run < 4 && (await more.isVisible()); run += 1) await more.click();
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let last = await frame();
    let worst = 0;
    for (let step = 0; step < 90; step += 1) {
      window.scrollBy(0, 400);
      const now = await frame();
      worst = Math.max(worst, now - last);
      last = now;
    }
    return worst;
  });
}
