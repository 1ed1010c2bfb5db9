/**
 * Visits the composed shop while a share of all requests breaks off, and reports how each visit recovered. See
 * README.md beside this file.
 *
 * npm run build && npx tsx benchmarks/abortedVisits.ts [visits] [share of requests that break off] [seed]
 */
import { createHash } from 'node:crypto';
import { createServer, request as ask } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { apps } from 'tooling/apps';
import { browserOptions } from 'tooling/browser';
import { benchmarkPort } from 'tooling/ports';
import { serveApp } from 'tooling/serve';
import { present, printRow } from './tools';

declare global {
  interface Window {
    isShown?: boolean;
  }
  interface WindowEventMap {
    'weft:remote': CustomEvent<{ readonly type: string }>;
  }
}

/** How a shopper came to a page that works. */
interface Way {
  /** what broke off, by address */
  readonly broken: readonly string[];
  documents: number;
  retries: number;
  links: number;
  reloads: number;
  isNever: boolean;
}

const [visits = 100, share = 0.05, seed = 1] = process.argv.slice(2).map(Number);
const PORT = benchmarkPort();
/** The sites listen so many ports behind the addresses that the shop's own files name. */
const BEHIND = apps.length;
const AT_ONCE = 2;
/**
 * How long a simulated shopper waits before acting, in milliseconds; requests that hang fail after 20 s by themselves.
 */
const LONGEST_WAIT = 30_000;
const MOST_RETRIES = 3;
const MOST_RELOADS = 3;

/** A page of each remote and kind: whole in the HTML, or a skeleton there. */
const PATHS = [
  '/',
  '/product/men',
  '/product/men-shirt-1',
  '/cart',
  '/login',
  '/account',
  '/register',
  '/product/women-saree-1',
];

/** From best to worst; the table has one line for each. */
const OUTCOMES = [
  'nothing of it broke off',
  'mended by itself',
  'mended by Try Again',
  "the document broke off: the browser's own error page, loaded again",
  "mended by the page's reload link",
  'mended by a reload of the page',
  'never',
];

/** How often each address was asked for in a visit. */
const asked = new Map<string, number>();
/** What broke off, by visit. */
const broken = new Map<string, string[]>();

const sites: { close(): Promise<void> }[] = [];
for (const app of apps) {
  // The port alone is another one: what the site says of the shop's addresses stays true.
  sites.push(await serveApp({ ...app, portOffset: app.portOffset + BEHIND }, PORT));
  sites.push(await serveBreaking(PORT + app.portOffset, PORT + app.portOffset + BEHIND));
}
const browser = await chromium.launch(browserOptions());
const results: Awaited<ReturnType<typeof visit>>[] = [];
try {
  const numbers = Array.from({ length: visits }, (_, index) => index);
  const work = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      results.push(await visit(number));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await browser.close();
  await Promise.all(sites.map((site) => site.close()));
}
report();
if (results.some(({ isBlank, outcome }) => isBlank || outcome === 'never')) process.exitCode = 1;

/**
 * Stands before a site and breaks some connections: a document's before the answer, so that the browser shows its error page,
 * every other in the middle of it, as a browser repeats by itself what breaks off earlier on a connection that it had
 * ready. Which ones follows from the seed, the visit, the address and how often that was asked for, not from the order in which
 * requests come: a visit can be repeated.
 */
async function serveBreaking(port: number, target: number) {
  const server = createServer((request, response) => {
    const { method, url: path, headers, socket } = request;
    const breaksOff = doesBreakOff(headers['user-agent'], `${port - PORT}${path}`);
    if (breaksOff && headers['sec-fetch-dest'] === 'document') {
      socket.destroy();
      return;
    }
    const behind = ask({ port: target, method, path, headers }, (answer) => {
      response.writeHead(present(answer.statusCode), { ...answer.headers, connection: 'close' });
      if (breaksOff) {
        answer.once('data', (piece: Buffer) => {
          response.write(piece.subarray(0, piece.length / 2), () => socket.destroy());
        });
        answer.once('end', () => socket.destroy());
      } else answer.pipe(response);
    });
    behind.on('error', () => response.destroy());
    request.pipe(behind);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a request breaks off, which is noted. */
function doesBreakOff(userAgent: string | undefined, address: string) {
  const [, number] = /visit\/(\d+)/.exec(userAgent ?? '') ?? [];
  if (number === undefined) return false;
  const key = `${number} ${address}`;
  const times = (asked.get(key) ?? 0) + 1;
  asked.set(key, times);
  if (chance(`${seed} ${key} ${times}`) >= share) return false;
  broken.get(number)?.push(address);
  return true;
}

/** A number from 0 to 1 that follows from a text. */
function chance(text: string) {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** One shopper opens one address with an empty cache, and does what can be done until the page works. */
async function visit(number: number) {
  const path = present(PATHS[number % PATHS.length]);
  const requests: string[] = [];
  broken.set(`${number}`, requests);
  const context = await browser.newContext({ userAgent: `Chrome visit/${number}` });
  const page = await context.newPage();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.resourceType()));
  await page.addInitScript(() => {
    window.addEventListener('weft:remote', ({ detail }) => {
      if (detail.type === 'shown') window.isShown = true;
    });
  });
  const way: Way = {
    broken: requests,
    documents: 0,
    retries: 0,
    links: 0,
    reloads: 0,
    isNever: false,
  };
  // The browser's own error page: all that can be done is to load it again.
  while (!(await open(page, path)) && way.documents < MOST_RELOADS) way.documents += 1;
  let isBlank = !(await hasHeading(page));
  for (;;) {
    const state = await settle(page);
    if (!(await hasHeading(page))) isBlank = true;
    if (state === 'awake') break;
    if (state === 'lost' && way.retries < MOST_RETRIES) {
      way.retries += 1;
      await page.getByRole('button', { name: 'Try Again' }).first().click();
    } else if (way.links + way.reloads === MOST_RELOADS) {
      way.isNever = true;
      break;
    } else if (state === 'link') {
      way.links += 1;
      await page.getByRole('link', { name: 'Reload the page' }).click();
      await page.waitForLoadState().catch(() => undefined);
    } else {
      way.reloads += 1;
      await open(page, path);
    }
  }
  const brokenPictures = await countBrokenPictures(page);
  await context.close();
  const outcome = present(OUTCOMES[outcomeOf(way)]);
  return { ...way, number, path, failed, isBlank, brokenPictures, outcome };
}

/** @returns whether the document came */
async function open(page: Page, path: string) {
  try {
    await page.goto(`http://localhost:${PORT}${path}`);
    return true;
  } catch {
    return false;
  }
}

/** Waits until the page works, or offers the shopper something to press. */
async function settle(page: Page) {
  const states = await page
    .waitForFunction(readState, null, { timeout: LONGEST_WAIT, polling: 100 })
    .catch(() => null);
  return states ? states.jsonValue() : 'asleep';
}

/** In the page: `awake` when host and remote answer and every style sheet is there; null while neither that nor an offer is. */
function readState() {
  const alerts = [...document.querySelectorAll('[role=alert]')];
  if (alerts.some(({ textContent }) => textContent.includes('Connection Lost'))) return 'lost';
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')];
  const isAwake =
    'started' in document.documentElement.dataset &&
    !document.querySelector('[data-asleep]') &&
    window.isShown &&
    sheets.every(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0);
  if (isAwake) return 'awake';
  const link = document.querySelector('.bootFallback');
  return link &&
    getComputedStyle(link).visibility === 'visible' &&
    window.performance.now() > 10_000
    ? 'link'
    : null;
}

async function hasHeading(page: Page) {
  const heading = page.getByRole('heading', { level: 1 }).first();
  return (await heading.isVisible()) && (await heading.innerText()).trim() !== '';
}

/** Counts the pictures in view that have failed. */
function countBrokenPictures(page: Page) {
  return page.evaluate(
    () =>
      [...document.images].filter(
        ({ complete, naturalWidth, src }) => src && complete && !naturalWidth,
      ).length,
  );
}

function outcomeOf({ broken: requests, documents, retries, links, reloads, isNever }: Way) {
  if (isNever) return 6;
  if (reloads > 0) return 5;
  if (links > 0) return 4;
  if (documents > 0) return 3;
  if (retries > 0) return 2;
  return requests.length > 0 ? 1 : 0;
}

function report() {
  results.sort((one, other) => one.number - other.number);
  for (const { number, path, outcome, isBlank, broken: requests, retries } of results) {
    if (!isBlank && OUTCOMES.indexOf(outcome) < 2) continue;
    const what = [outcome, isBlank ? 'blank' : '', `retries ${retries}`].filter(Boolean).join(', ');
    console.log(`${number} ${path}: ${what}; broke off: ${requests.join(' ')}`);
  }
  const sum = (read: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + read(result), 0);
  const requests = [...asked.values()].reduce((total, times) => total + times, 0);
  const rows: (readonly [string, number])[] = [
    ['Visits', visits],
    ['Requests', requests],
    ['broke off', sum(({ broken: { length } }) => length)],
    ['as the browser tells it', sum(({ failed }) => failed.length)],
    ['Blank at any time', sum(({ isBlank }) => Number(isBlank))],
    ...OUTCOMES.map((name) => [name, sum(({ outcome }) => Number(outcome === name))] as const),
    ['Broken pictures', sum(({ brokenPictures }) => brokenPictures)],
    [
      'Fonts that did not come',
      sum(({ failed }) => failed.filter((type) => type === 'font').length),
    ],
  ];
  for (const row of rows) printRow(row);
}
