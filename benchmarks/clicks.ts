/**
 * Measures clicks in a running shop on a processor four times slower: each click after a hover that has loaded the page's
 * code, and cold, with and without idle time before (README.md).
 *
 *   npx tsx benchmarks/clicks.ts [origin]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserOptions } from 'tooling/browser';
import { median } from './tools';

declare global {
  interface Window {
    /** Set once the next page's heading is painted: the milliseconds since the click. */
    painted: Promise<number>;
  }
}

const RUNS = 5;

const SLOWDOWN = 4;

/** The idle time before a click, in milliseconds, so that the page's background work is done. */
const REST = 2_000;

const CLICKS = [
  {
    name: 'landing to a listing',
    from: '/',
    link: 'main a[href="/product/men"]',
    to: '/product/men',
  },
  {
    name: 'listing to a product',
    from: '/product/men',
    link: 'main article a',
    to: '/product/',
  },
  {
    name: 'landing to the cart',
    from: '/',
    link: 'header a[href="/cart"]',
    to: '/cart',
  },
];

const KINDS = ['after a hover', 'cold, idle', 'cold, at once'] as const;

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch(browserOptions());
const rows: Record<string, Record<string, number>> = {};
try {
  for (const click of CLICKS) {
    const row: Record<string, number> = {};
    for (const kind of KINDS) {
      const times = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await measure(click, kind));
      row[kind] = Math.round(median(times));
    }
    rows[click.name] = row;
  }
  console.log('Milliseconds from a click to the next heading:');
  console.table(rows);
} finally {
  await browser.close();
}

async function measure(
  { from, link, to }: (typeof CLICKS)[number],
  kind: (typeof KINDS)[number],
): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch, to);
    await page.goto(origin + from);
    await page.waitForFunction(() => !document.querySelector('[data-dehydrated]'));
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    if (kind === 'after a hover') await target.hover();
    if (kind !== 'cold, at once') await sleep(REST);
    // A tap without hover: the click is the page's first event. The test tool runs no code in the page until the end, because
    // polling would slow down the frame.
    return await target.evaluate((element) => {
      (element as HTMLElement).click();
      return window.painted;
    });
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: records when the next page's heading is painted after the click. It assigns no function to a variable: tsx
 * would insert a naming helper that the page does not have.
 */
function watch(to: string): void {
  const { promise, resolve } = Promise.withResolvers<number>();
  window.painted = promise;
  document.addEventListener(
    'click',
    () => {
      const start = performance.now();
      new MutationObserver((_changes, observer) => {
        const isNext = location.pathname.startsWith(to);
        if (!isNext || !document.querySelector('main h1:not([aria-hidden] *)')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }).observe(document, { childList: true, subtree: true });
    },
    { capture: true, once: true },
  );
}
