/**
 * Measures clicks in a running shop on a processor four times slower: each click after a hover that has loaded the page's
 * code, and cold, with and without idle time before (README.md).
 *
 *   npx tsx benchmarks/clicks.ts [origin]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { browserOptions } from 'tooling/browser';
import { median, printHead, printRow } from './tools';

declare global {
  interface Window {
    /** Set once both are painted: the times in milliseconds since the click. */
    painted: Promise<{ heading: number; first: number }>;
  }
}

/** The number of measurements for each median. */
const RUNS = 5;

/** The CPU throttling factor. */
const SLOWDOWN = 4;

/** The idle time before a click, in milliseconds, so that the page's background work is done. */
const REST = 2_000;

interface Click {
  readonly name: string;
  /** The address of the visit. */
  readonly from: string;
  /** A selector of the clicked link. */
  readonly link: string;
  /** The path of the next page. */
  readonly to: string;
  /** A selector of the next page's first card or field. */
  readonly first: string;
}

const CLICKS: readonly Click[] = [
  {
    name: 'landing to a listing',
    from: '/',
    link: 'main a[href="/product/men"]',
    to: '/product/men',
    first: 'main article',
  },
  {
    name: 'listing to a product',
    from: '/product/men',
    link: 'main article a',
    to: '/product/',
    first: 'main [aria-label="Quantity"]',
  },
  {
    name: 'landing to the cart',
    from: '/',
    link: 'header a[href="/cart"]',
    to: '/cart',
    first: 'main a[href="/"]',
  },
];

/** The times from a click until the next page is painted, in milliseconds. */
interface Painted {
  readonly heading: number;
  /** The first card or field. */
  readonly first: number;
}

type Kind = 'hover' | 'rested' | 'cold';

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch(browserOptions());
printHead(['Heading / first card or field, ms', 'After a hover', 'Cold, idle', 'Cold, at once']);
try {
  for (const click of CLICKS) {
    const cells = [];
    for (const kind of ['hover', 'rested', 'cold'] as const) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await measure(browser, origin, click, kind));
      cells.push(`${middleOf(runs, 'heading')} / ${middleOf(runs, 'first')}`);
    }
    printRow([click.name, ...cells]);
  }
} finally {
  await browser.close();
}

async function measure(
  browser: Browser,
  origin: string,
  { from, link, to, first }: Click,
  kind: Kind,
): Promise<Painted> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch, { to, first });
    await page.goto(origin + from);
    await page.waitForFunction(() => !document.querySelector('[data-dehydrated]'));
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    if (kind === 'hover') await target.hover();
    if (kind !== 'cold') await sleep(REST);
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
 * Runs in the page: records when the next page's heading and its first card or field are painted after the click. It assigns
 * no function to a variable: tsx would insert a naming helper that the page does not have.
 */
function watch({ to, first }: { to: string; first: string }): void {
  const painted: Partial<Record<keyof Painted, number>> = {};
  const seen = new Set<keyof Painted>();
  const { promise, resolve } = Promise.withResolvers<Painted>();
  window.painted = promise;
  const watcher = {
    start: 0,
    note(name: keyof Painted): void {
      requestAnimationFrame(() =>
        setTimeout(() => {
          painted[name] = performance.now() - watcher.start;
          const { heading, first: card } = painted;
          if (heading !== undefined && card !== undefined) resolve({ heading, first: card });
        }),
      );
    },
    look(observer: MutationObserver): void {
      if (!location.pathname.startsWith(to)) return;
      for (const [name, selector] of [
        ['heading', 'main h1'],
        ['first', first],
      ] as const) {
        if (seen.has(name) || !document.querySelector(`${selector}:not([aria-hidden] *)`)) continue;
        seen.add(name);
        watcher.note(name);
      }
      if (seen.size === 2) observer.disconnect();
    },
  };
  document.addEventListener(
    'click',
    () => {
      watcher.start = performance.now();
      const observer = new MutationObserver(() => watcher.look(observer));
      observer.observe(document, { childList: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

function middleOf(runs: readonly Painted[], name: keyof Painted): number {
  return Math.round(median(runs.map((run) => run[name])));
}
