/**
 * Measures the composed shop with a cart and a wishlist of 10, 100 and 1,000 products: how long the page takes to show, and how
 * long a press takes until its effect is painted. See README.md beside this file.
 *
 *   npm run build && npx tsx benchmarks/longLists.mjs [how many products ...]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from 'tooling/browser';
import { sampleProduct, sampleUser } from 'stand-in/sample-product';
import { benchmarkPort } from 'tooling/ports';
import { serveShop } from 'tooling/serve';

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1000];
const VISITS = 5;
const PRESSES = 60;
/** How long a page has for what follows a press, the storing included, in milliseconds. */
const REST = 200;

/** The pages, what they list, and what is pressed: a line that stays, or the first card, which goes. */
const LISTS = [
  { path: '/cart', item: 'main [data-line]', control: 'main [aria-label="Increase quantity"]' },
  { path: '/wishlist', item: 'main article', control: 'main [aria-label="Remove from wishlist"]' },
];

const COLUMNS = [
  'Page',
  'Products',
  'First view, ms',
  'All, ms',
  'Longest task since, ms',
  'Press to paint, median, ms',
  'p98, ms',
  'Main thread for a press, median, ms',
  'p98, ms',
];

const shop = await serveShop(benchmarkPort());
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
console.log(`| ${COLUMNS.join(' | ')} |`);
console.log(`|${' --- |'.repeat(COLUMNS.length)}`);
try {
  for (const list of LISTS) for (const count of COUNTS) await measure(list, count);
} finally {
  await browser.close();
  await shop.close();
}

/** Prints the figures of a page with so many products. */
async function measure(list, count) {
  const views = [];
  for (let visit = 1; visit < VISITS; visit += 1) {
    const page = await open(list, count);
    views.push(await page.evaluate(() => window.view));
    await page.context().close();
  }
  const page = await open(list, count);
  views.push(await page.evaluate(() => window.view));
  const { paints, threads } = await press(page, list, count);
  await page.context().close();
  const figures = [
    ...['first', 'all', 'longestTask'].map((name) =>
      at(
        views.map((view) => view[name]),
        0.5,
      ),
    ),
    at(paints, 0.5),
    at(paints, 0.98),
    at(threads, 0.5),
    at(threads, 0.98),
  ];
  console.log(`| ${[list.path, count, ...figures].join(' | ')} |`);
}

/** Opens a page in a browser that knows nothing yet but the lists, and waits until all of it is there. */
async function open({ path, item }, count) {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(fill, [count, sampleProduct, sampleUser]);
  await page.addInitScript(watch, [item, count]);
  await page.goto(shop.origin + path);
  await page.waitForFunction(() => window.view?.all !== undefined);
  await sleep(5 * REST);
  return page;
}

/** In the page: fills the lists before the stores read them. */
function fill([count, product, user]) {
  const items = Array.from({ length: count }, (_, index) => ({
    ...product,
    id: `product-${index}`,
    title: `Shirt ${index}, with a title of the usual length`,
    imageUrl: `/media/products/men-shirt-${(index % 6) + 1}.webp`,
  }));
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('wishlist', JSON.stringify(items));
  localStorage.setItem('cart', JSON.stringify(items.map((item) => ({ ...item, quantity: 1 }))));
}

/** In the page: notes when the first product and the last one are painted, and the longest task after the first. */
function watch([selector, count]) {
  const view = { longestTask: 0 };
  window.view = view;
  new PerformanceObserver((tasks) => {
    for (const { startTime, duration } of tasks.getEntries())
      if (startTime > view.first) view.longestTask = Math.max(view.longestTask, duration);
  }).observe({ type: 'longtask' });
  const notePaint = (name) =>
    requestAnimationFrame(() => setTimeout(() => (view[name] ??= performance.now())));
  const look = () => {
    const seen = document.querySelectorAll(selector).length;
    if (seen > 0 && view.first === undefined) notePaint('first');
    if (seen < count) requestAnimationFrame(look);
    else notePaint('all');
  };
  requestAnimationFrame(look);
}

/**
 * Presses a control again and again.
 *
 * @returns for each press the milliseconds until the paint after it, in steps of eight as the browser tells them, and those
 *   that the page's main thread worked for it: the latter do not depend on what else the machine does
 */
async function press(page, { control }, count) {
  const profiler = await page.context().newCDPSession(page);
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await profiler.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  await page.evaluate(() => {
    window.paints = [];
    new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries())
        if (name === 'click') window.paints.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const times = Math.min(PRESSES, count);
  const threads = [];
  for (let time = 0; time < times; time += 1) {
    const box = await page.locator(control).first().boundingBox();
    const before = await worked();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await sleep(REST);
    threads.push((await worked()) - before);
  }
  const paints = await page.evaluate(() => window.paints);
  // What takes less than the least threshold is not told.
  return { threads, paints: [...paints, ...Array(times - paints.length).fill(8)] };
}

/** The value that a share of the values does not exceed, rounded. */
function at(values, share) {
  const sorted = [...values].sort((first, second) => first - second);
  return Math.round(sorted[Math.ceil(share * sorted.length) - 1]);
}
