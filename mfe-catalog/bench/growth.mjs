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

console.log('| Products | Render, ms | Filter, ms | Sort, ms | Scroll, worst frame, ms |');
console.log('| --- | --- | --- | --- | --- |');
for (const count of COUNTS) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`http://localhost:${PORT}/growth?count=${count}`);
  await page.getByRole('article').first().waitFor();
  const render = await page.evaluate(() => performance.now());
  await page.waitForTimeout(500);
  const filter = await median(() => timed(page, 'Discount', ['25', '']));
  const sort = await median(() => timed(page, 'Sort by', ['price-up', '']));
  const scroll = await worstFrame(page);
  console.log(`| ${[count, render, filter, sort, scroll].map(Math.round).join(' | ')} |`);
  await page.close();
}
await browser.close();
server.close();

/** From the change of a field until the other cards are in the document. */
async function timed(page, label, [value, back]) {
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
  const time = await field.evaluate(change, value);
  await page.waitForTimeout(100);
  await field.evaluate(change, back);
  await page.waitForTimeout(100);
  return time;
}

/** The median of five. */
async function median(measure) {
  const times = [];
  for (let run = 0; run < 5; run += 1) times.push(await measure());
  return times.sort((first, second) => first - second)[2];
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
