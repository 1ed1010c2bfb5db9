import { chromium } from '@playwright/test';
import { apps } from '../../../workspace/apps.ts';
import { browserOptions } from '../../../testing/browser/findBrowser.ts';
import { freePorts } from '../../../workspace/freePorts.ts';
import { serveShop } from '../../../serve/serveShop.ts';
import { median } from '../median.ts';

/** How often each click is measured; the medians count. */
const RUNS = 5;

/** The CPU throttling factor. */
const SLOWDOWN = 4;

/** How long the page is idle before a click, in milliseconds, so that its own background work is done. */
const REST = 2_000;

/**
 * @typedef {object} Click
 * @property {string} name
 * @property {string} from the address of the visit
 * @property {string} link a selector of what is clicked
 * @property {string} to the path that follows
 * @property {string} first a selector of the next page's first card or field
 */

/** @type {readonly Click[]} */
const CLICKS = [
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

/**
 * When the next page is painted after a click, in milliseconds.
 *
 * @typedef {object} Painted
 * @property {number} heading
 * @property {number} first the first card or field
 */

/**
 * Measures clicks in the built shop, served on free ports, on a processor four times slower: each with a hover before it that
 * has loaded the page, and cold, in a visit that has rested and in one that has not.
 *
 * @returns {AsyncGenerator<string>} the lines of a table in Markdown, as they are known
 */
export async function* measureClicks() {
  const shop = await serveShop(await freePorts(apps.length));
  const browser = await chromium.launch(browserOptions());
  yield '| Click | After a hover | Cold, rested | Cold, at once |';
  yield '|---|---|---|---|';
  try {
    for (const click of CLICKS) {
      const cells = [];
      for (const kind of /** @type {const} */ (['hover', 'rested', 'cold'])) {
        const runs = [];
        for (let run = 0; run < RUNS; run += 1)
          runs.push(await measure(browser, shop.origin, click, kind));
        cells.push(`${middleOf(runs, 'heading')} / ${middleOf(runs, 'first')}`);
      }
      yield `| ${click.name} | ${cells.join(' | ')} |`;
    }
    yield '\nHeading / first card or field, in milliseconds.';
  } finally {
    await browser.close();
    await shop.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {Click} click
 * @param {'hover' | 'rested' | 'cold'} kind
 * @returns {Promise<Painted>}
 */
async function measure(browser, origin, { from, link, to, first }, kind) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch, { to, first });
    await page.goto(origin + from);
    await page.waitForFunction(() => !document.querySelector('[data-asleep]'));
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    if (kind === 'hover') await target.hover();
    if (kind !== 'cold') await page.waitForTimeout(REST);
    // A tap without hover: the click is the first event of the page. Nothing of the test tool runs in the page until the end:
    // what it polls there takes time from the frame.
    return await target.evaluate((element) => {
      /** @type {HTMLElement} */ (element).click();
      return window.painted;
    });
  } finally {
    await context.close();
  }
}

/** Runs in the page: records when the next page's heading and its first card or field are painted after the click. */
function watch(/** @type {{ to: string, first: string }} */ { to, first }) {
  /** @type {Partial<Painted>} */
  const painted = {};
  /** @type {PromiseWithResolvers<Painted>} */
  const { promise, resolve } = Promise.withResolvers();
  window.painted = promise;
  document.addEventListener(
    'click',
    () => {
      const start = performance.now();
      /** @param {'heading' | 'first'} name */
      const note = (name) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            painted[name] = performance.now() - start;
            if ('heading' in painted && 'first' in painted)
              resolve(/** @type {Painted} */ (painted));
          }),
        );
      };
      const seen = new Set();
      const look = () => {
        if (!location.pathname.startsWith(to)) return;
        for (const [name, selector] of [
          ['heading', 'main h1'],
          ['first', first],
        ]) {
          if (seen.has(name) || !document.querySelector(`${selector}:not([aria-hidden] *)`))
            continue;
          seen.add(name);
          note(/** @type {'heading' | 'first'} */ (name));
        }
        if (seen.size === 2) observer.disconnect();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    },
    { capture: true, once: true },
  );
}

/** @param {readonly Painted[]} runs @param {keyof Painted} name */
function middleOf(runs, name) {
  return Math.round(median(runs.map((run) => run[name])));
}
