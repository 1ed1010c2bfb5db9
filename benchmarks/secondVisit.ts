/**
 * Measures the gain of the service worker: the largest contentful paint (LCP) and the hydration of the remote's page,
 * in first visits without a worker, first visits with a worker, and second visits.
 *
 * npm run build && npx tsx benchmarks/secondVisit.ts [addresses ...]
 */
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext } from '@playwright/test';
import { apps } from 'tooling/apps';
import { browserOptions } from 'tooling/browser';
import { median } from 'tooling/median';
import { benchmarkPort } from 'tooling/ports';
import { serveShop } from 'tooling/serve';
import { present, printHead, printRow } from './tools';

declare global {
  interface Window {
    lcp?: number;
    hydrated?: number;
  }
}

type Visit = Awaited<ReturnType<typeof visit>>;

const ADDRESSES = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/product/men-shirt-1'];
const ROUNDS = 5;
/** The simulated latency of each response, in milliseconds, also for the worker's requests. */
const LATENCY = 150;
const BYTES_PER_SECOND = 200_000;
const PHONE = { width: 390, height: 844 };

const port = benchmarkPort();
const behind = port + 10;
const shop = await serveShop(behind);
let lineIsFree: Promise<unknown> = Promise.resolve();
const lines = apps.map(({ portOffset }) => serveSlowly(port + portOffset, behind + portOffset));
const browser = await chromium.launch(browserOptions());
try {
  printHead(['Page', 'Visit', 'LCP, ms', 'Hydrated, ms']);
  for (const address of ADDRESSES) await measure(address);
} finally {
  await browser.close();
  for (const line of lines) line.close();
  await shop.close();
}

/**
 * Prints the medians of an address; the three kinds of visits alternate, so that other load of the machine affects all.
 */
async function measure(address: string) {
  const visits: Record<'first, no worker' | 'first' | 'second', Visit[]> = {
    'first, no worker': [],
    first: [],
    second: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    visits['first, no worker'].push(await visit(plain, address));
    await plain.close();
    const context = await browser.newContext({ viewport: PHONE });
    visits.first.push(await visit(context, address, { isKept: true }));
    visits.second.push(await visit(context, address));
    await context.close();
  }
  for (const [name, figures] of Object.entries(visits)) {
    const medians = (['lcp', 'hydrated'] as const).map((key) =>
      Math.round(median(figures.map((one) => one[key]))),
    );
    printRow([address, name, ...medians]);
  }
}

/**
 * Opens an address.
 *
 * @param isKept whether the visit lasts until the worker has stored everything; it stores `/register` last
 * @returns the times since the navigation, in milliseconds
 */
async function visit(context: BrowserContext, address: string, { isKept = false } = {}) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const timer = setInterval(() => {
      if (!document.body || document.querySelector('[data-asleep]')) return;
      window.hydrated ??= performance.now();
    }, 10);
    return timer;
  });
  await page.goto(`http://localhost:${port}${address}`);
  await page.waitForFunction(() => window.hydrated !== undefined);
  await sleep(500);
  const figures = await page.evaluate(() => ({
    lcp: window.lcp ?? Number.NaN,
    hydrated: window.hydrated ?? Number.NaN,
  }));
  while (isKept && !(await page.evaluate(async () => Boolean(await caches.match('/register'))))) {
    await sleep(200);
  }
  await page.close();
  return figures;
}

/** Starts a proxy in front of a server. All proxies share one slow connection. */
function serveSlowly(from: number, to: number): Server {
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const asked = ask({ port: to, method, path, headers }, (answer) => {
      passOn(answer, response, path === '/release.json').catch(() => response.destroy());
    });
    asked.on('error', () => response.destroy());
    asked.end();
  });
  return server.listen(from);
}

async function passOn(answer: IncomingMessage, response: ServerResponse, isPointer: boolean) {
  const { headers, statusCode } = answer;
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') headers['content-security-policy'] = moved(policy);
  await sleep(LATENCY);
  response.writeHead(present(statusCode), headers);
  const pieces: AsyncIterable<Buffer> = answer;
  for await (const piece of pieces) {
    const bytes = isPointer ? moved(piece.toString()) : piece;
    lineIsFree = lineIsFree.then(() => sleep((bytes.length / BYTES_PER_SECOND) * 1_000));
    await lineIsFree;
    response.write(bytes);
  }
  response.end();
}

/** Replaces the servers' ports in a text with the proxies' ports. */
function moved(text: string) {
  return text.replaceAll(/(?<=localhost:)\d+/g, (own) => `${Number(own) - behind + port}`);
}
