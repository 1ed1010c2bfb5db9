/**
 * Measures the composed shop with a cart and a wishlist of 10, 100 and 1,000 products: the time until the products are
 * painted, and the time from a press until its effect is painted (README.md).
 *
 *   npm run build && npx tsx benchmarks/longLists.ts [numbers of products ...]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from 'tooling/browser';
import { sampleProduct, sampleUser } from 'stand-in/sample-product';
import { benchmarkPort } from 'tooling/ports';
import { serveShop } from 'tooling/serve';
import { present, printHead, printRow, profile } from './tools';

/** Milliseconds; `first` and `all` count from the navigation, and are infinite until the products are painted. */
interface View {
  first: number;
  all: number;
  longestTask: number;
}

declare global {
  interface Window {
    view: View;
    paints: number[];
  }
  /** In the standard, but missing from TypeScript's library. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10, 100, 1000];
const VISITS = 5;
const PRESSES = 60;
/** The pause after a press, in milliseconds. The list is stored in this time too. */
const REST = 200;

/** The pages, their items and the pressed buttons. A press changes the first line or removes the first card. */
const LISTS = [
  { path: '/cart', item: 'main [data-line]', control: 'main [aria-label="Increase quantity"]' },
  { path: '/wishlist', item: 'main article', control: 'main [aria-label="Remove from wishlist"]' },
];

type List = (typeof LISTS)[number];

const COLUMNS = [
  'Page',
  'Products',
  'First view, ms',
  'All, ms',
  'Longest task after the first view, ms',
  'Press to paint, median, ms',
  'p98, ms',
  'Main thread for a press, median, ms',
  'p98, ms',
];

const shop = await serveShop(benchmarkPort());
const browser = await chromium.launch(browserOptions());
printHead(COLUMNS);
try {
  for (const list of LISTS) for (const count of COUNTS) await measure(list, count);
} finally {
  await browser.close();
  await shop.close();
}

/** Measures a page with a number of products, and prints its figures. */
async function measure(list: List, count: number) {
  const views: View[] = [];
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
    ...(['first', 'all', 'longestTask'] as const).map((name) =>
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
  printRow([list.path, count, ...figures]);
}

/** Opens a page in a new browser context with filled lists, and waits until all products are painted. */
async function open({ path, item }: List, count: number) {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(fill, { count, product: sampleProduct, user: sampleUser });
  await page.addInitScript(watch, { item, count });
  await page.goto(shop.origin + path);
  await page.waitForFunction(() => window.view.all < Infinity);
  await sleep(5 * REST);
  return page;
}

/** Runs in the page: fills the lists before the stores read them. */
function fill({ count, product, user }: { count: number; product: object; user: object }) {
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

/** Runs in the page: records the paints of the first and the last product, and the longest task after the first. */
async function watch({ item, count }: { item: string; count: number }) {
  const view: View = { first: Infinity, all: Infinity, longestTask: 0 };
  window.view = view;
  new PerformanceObserver((tasks) => {
    for (const { startTime, duration } of tasks.getEntries())
      if (startTime > view.first) view.longestTask = Math.max(view.longestTask, duration);
  }).observe({ type: 'longtask' });
  for (const [name, least] of [
    ['first', 1],
    ['all', count],
  ] as const) {
    while (document.querySelectorAll(item).length < least) await new Promise(requestAnimationFrame);
    requestAnimationFrame(() => setTimeout(() => (view[name] = performance.now())));
  }
}

/**
 * Presses a button repeatedly.
 *
 * @returns for each press, in milliseconds, the time until the next paint (the browser reports steps of 8 ms) and the
 *   main thread's processor time
 */
async function press(page: Page, { control }: List, count: number) {
  const figure = await profile(page);
  await page.evaluate(() => {
    window.paints = [];
    new PerformanceObserver((entries) => {
      for (const { name, duration } of entries.getEntries())
        if (name === 'click') window.paints.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const times = Math.min(PRESSES, count);
  const threads: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const box = present(await page.locator(control).first().boundingBox());
    const before = await figure('TaskDuration');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await sleep(REST);
    threads.push((await figure('TaskDuration')) - before);
  }
  const paints = await page.evaluate(() => window.paints);
  // The browser does not report times below 16 ms, its lowest threshold. They count as 8 ms.
  return { threads, paints: [...paints, ...new Array<number>(times - paints.length).fill(8)] };
}

/** A percentile, rounded. @param share from 0 to 1 */
function at(values: readonly number[], share: number) {
  const sorted = [...values].sort((first, second) => first - second);
  return Math.round(present(sorted[Math.ceil(share * sorted.length) - 1]));
}
