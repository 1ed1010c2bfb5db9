/**
 * Measures the time until the page of a first visit responds to a press: in round trips, and in seconds on a phone
 * (README.md).
 *
 *   npx tsx benchmarks/answers.ts [origin [paths ...]]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from 'tooling/browser';
import { median } from './tools';

/** The delay of every request, in milliseconds: the elapsed seconds are then the consecutive round trips. */
const REQUEST_DELAY = 1_000;

/** A phone's window, as in Lighthouse's preset. */
const WINDOW = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A slow network and processor: latency in milliseconds, throughput in bytes per second. */
const PHONE = { latency: 150, throughput: 200_000, slowdown: 4 };

const RUNS = 5;

/** The time limit until a page responds, in milliseconds. */
const LONGEST = 60_000;

const [origin = 'http://localhost:3000', ...chosenPaths] = process.argv.slice(2);
const paths =
  chosenPaths.length > 0
    ? chosenPaths
    : ['/', '/product/men', '/product/men-shirt-1', '/cart', '/no-such-page'];
const browser = await chromium.launch(browserOptions());
const rows: Record<string, object> = {};
try {
  for (const path of paths) {
    const { href } = new URL(path, origin);
    const held = await visit(href, hold);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push((await visit(href, slowDown)).answered);
    }
    const twice = held.urls.filter((url, index) => held.urls.indexOf(url) !== index);
    rows[path] = {
      'round trips': Number((held.answered / REQUEST_DELAY).toFixed(1)),
      'requests until then': held.urls.length,
      'requested twice': twice.join(' ') || 'nothing',
      'responds on a phone, s': Number((median(times) / 1_000).toFixed(2)),
    };
  }
  console.table(rows);
} finally {
  await browser.close();
}

/** The delay is in the browser, so that its connection limit has no effect. */
async function hold(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await sleep(REQUEST_DELAY);
    // The page may already be closed.
    await route.continue().catch(() => undefined);
  });
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { latency, throughput, slowdown } = PHONE;
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** @returns the milliseconds until the page responded to a press, and the requests until then */
async function visit(
  url: string,
  prepare: (page: Page) => Promise<void>,
): Promise<{ readonly answered: number; readonly urls: readonly string[] }> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...WINDOW });
  try {
    const page = await context.newPage();
    await prepare(page);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const begun = Date.now();
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST });
    const answered = await page.waitForFunction(timeOfAnswer, null, { timeout: LONGEST });
    const urlsUntilResponse = [...urls];
    return { answered: (await answered.jsonValue()) - begun, urls: urlsUntilResponse };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the time, in milliseconds since 1970, at which the whole page is hydrated and shows no skeleton; 0 before. */
function timeOfAnswer(): number {
  const isHydrated = 'started' in document.documentElement.dataset;
  const waits = [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
    /^(?:Still )?[Ll]oading/.test(textContent),
  );
  return isHydrated && !waits && !document.querySelector('[data-dehydrated]') ? Date.now() : 0;
}
