import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { apps } from '../../../workspace/apps';
import { freePorts } from '../../../workspace/freePorts';
import { serveShop } from '../../../serve/serveShop';
import { browserOptions } from '../../../testing/browser/findBrowser';
import { median } from '../median';

/** How long every request is held, in milliseconds: so the seconds count the round trips one after the other. */
const HOLD = 1_000;

/** A slow network and processor: latency in milliseconds, throughput in bytes per second. */
const PHONE = { latency: 150, throughput: 200_000, slowdown: 4 };

/** How often a phone's visit is measured; the medians count. */
const RUNS = 5;

/** The longest time until a page answers, in milliseconds. */
const LONGEST = 60_000;

/**
 * Measures how long a first visit takes until the page answers a press: in round trips, and in seconds on a phone.
 *
 * @param addresses of the shop
 * @param origin of a shop that is served already; by default the built shop is served on free ports
 * @returns the lines of a table in Markdown, as they are known
 */
export async function* measureFirstAnswers(
  addresses: readonly string[],
  origin?: string,
): AsyncGenerator<string> {
  const shop = origin ? null : await serveShop(await freePorts(apps.length));
  const served = shop?.origin ?? origin ?? '';
  const browser = await chromium.launch(browserOptions());
  yield '| Page | Round trips | Requests until then | Asked for twice | Answers on a phone after |';
  yield '|---|---|---|---|---|';
  try {
    for (const address of addresses) {
      const url = served + address;
      const held = await visit(browser, url, hold);
      const runs: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push((await visit(browser, url, slowDown)).answered);
      const twice = held.urls.filter((one, index) => held.urls.indexOf(one) !== index);
      const cells = [
        address,
        (held.answered / HOLD).toFixed(1),
        held.urls.length,
        twice.join(' ') || 'nothing',
        `${(median(runs) / 1_000).toFixed(2)} s`,
      ];
      yield `| ${cells.join(' | ')} |`;
    }
  } finally {
    await browser.close();
    await shop?.close();
  }
}

type Prepare = (page: Page) => Promise<unknown>;

/** In the browser, so that its limit of connections to a server does not count. */
const hold: Prepare = (page) =>
  page.route('**/*', async (route) => {
    await sleep(HOLD);
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });

const slowDown: Prepare = async (page) => {
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
};

/** @returns the milliseconds until the page answers a press, and what was asked for until then */
async function visit(
  browser: Browser,
  url: string,
  prepare: Prepare,
): Promise<{ answered: number; urls: string[] }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await prepare(page);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(url, { waitUntil: 'commit', timeout: LONGEST });
    const answered = await page.waitForFunction(timeOfAnswer, null, { timeout: LONGEST });
    return { answered: await answered.jsonValue(), urls };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the time at which all of it is hydrated, and no skeleton stands in it; 0 before. */
function timeOfAnswer(): number {
  const isHydrated = 'started' in document.documentElement.dataset;
  const waits = [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
    /^(?:Still )?[Ll]oading/.test(textContent),
  );
  return isHydrated && !waits && !document.querySelector('[data-asleep]') ? performance.now() : 0;
}
