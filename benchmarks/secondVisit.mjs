/**
 * Measures the gain of the service worker: the largest contentful paint (LCP) of a page and the hydration of its
 * remote's page, at the first visit without a worker, the first with one, and the second. See README.md.
 *
 * npm run build && npx tsx benchmarks/secondVisit.mjs [addresses ...]
 */
import { createServer, request as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { apps } from 'tooling/apps';
import { browserArguments, findBrowser } from 'tooling/browser';
import { median } from 'tooling/median';
import { benchmarkPort } from 'tooling/ports';
import { serveShop } from 'tooling/serve';

const ADDRESSES = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/product/men-shirt-1'];
const ROUNDS = 5;
/** The simulated latency between browser and servers, in milliseconds; it applies to the worker's requests too. */
const LATENCY = 150;
const BYTES_PER_SECOND = 200_000;
const PHONE = { width: 390, height: 844 };

const port = benchmarkPort();
const behind = port + 10;
const shop = await serveShop(behind);
let lineIsFree = Promise.resolve();
const lines = apps.map(({ portOffset }) => serveSlowly(port + portOffset, behind + portOffset));
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
try {
  console.log('| Page | Visit | LCP, ms | Hydrated, ms |\n| --- | --- | --- | --- |');
  for (const address of ADDRESSES) await measure(address);
} finally {
  await browser.close();
  for (const line of lines) line.close();
  await shop.close();
}

/**
 * Prints the medians of an address; the three kinds of visits alternate, so that other load of the machine affects all.
 */
async function measure(address) {
  const visits = { 'first, no worker': [], first: [], second: [] };
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
    const [lcp, hydrated] = ['lcp', 'hydrated'].map((key) =>
      Math.round(median(figures.map((one) => one[key]))),
    );
    console.log(`| ${address} | ${name} | ${lcp} | ${hydrated} |`);
  }
}

/** @param isKept whether the visit lasts until the worker keeps all that it wants */
async function visit(context, address, { isKept = false } = {}) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.lcp = list.getEntries().at(-1).startTime;
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
  const figures = await page.evaluate(() => ({ lcp: window.lcp, hydrated: window.hydrated }));
  while (isKept && !(await page.evaluate(async () => Boolean(await caches.match('/register'))))) {
    await sleep(200);
  }
  await page.close();
  return figures;
}

/** A server before another one, on a slow line that all of them share. */
function serveSlowly(from, to) {
  // What names the servers behind the line has to name those before it.
  const moved = (text) =>
    text.replaceAll(/localhost:(\d+)/g, (_, own) => `localhost:${Number(own) - behind + port}`);
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request;
    const asked = ask({ port: to, method, path, headers }, async (answer) => {
      const policy = answer.headers['content-security-policy'];
      if (policy) answer.headers['content-security-policy'] = moved(policy);
      const isPointer = path === '/release.json';
      await sleep(LATENCY);
      response.writeHead(answer.statusCode, answer.headers);
      for await (const piece of answer) {
        const bytes = isPointer ? moved(piece.toString()) : piece;
        lineIsFree = lineIsFree.then(() => sleep((bytes.length / BYTES_PER_SECOND) * 1_000));
        await lineIsFree;
        response.write(bytes);
      }
      response.end();
    });
    asked.on('error', () => response.destroy());
    asked.end();
  });
  return server.listen(from);
}
