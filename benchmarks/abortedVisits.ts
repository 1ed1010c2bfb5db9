/**
 * Visits the composed shop while a share of all requests fails, and reports how the visits recovered (README.md).
 *
 * npm run build && npx tsx benchmarks/abortedVisits.ts [visits] [share of failing requests] [seed]
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

/** The failed requests of a visit, and how often the shopper acted until the page worked. */
interface Way {
  /** the addresses of the failed requests */
  readonly broken: readonly string[];
  documents: number;
  retries: number;
  links: number;
  reloads: number;
  isNever: boolean;
}

const [visits = 100, share = 0.05, seed = 1] = process.argv.slice(2).map(Number);
const PORT = benchmarkPort();
/** The distance from a proxy's port to its site's port. The shop's files name the proxies' ports. */
const BEHIND = apps.length;
const AT_ONCE = 2;
/**
 * The longest wait for a state, in milliseconds; then the shopper reloads. Requests without data fail after 20 seconds.
 */
const LONGEST_WAIT = 30_000;
const MOST_RETRIES = 3;
const MOST_RELOADS = 3;

/** Pages of every remote. */
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

/** From best to worst; the table has a row for each. */
const OUTCOMES = [
  'nothing failed',
  'recovered automatically',
  'recovered by Try Again',
  "the document failed: the browser's error page, reloaded",
  "recovered by the page's reload link",
  'recovered by a reload of the page',
  'not recovered',
];

/** The number of requests for each address in each visit. */
const asked = new Map<string, number>();
/** The addresses of failed requests, by visit. */
const broken = new Map<string, string[]>();

const sites: { close(): Promise<void> }[] = [];
for (const app of apps) {
  // Only its port differs: the addresses in its files and headers are the addresses of the proxies.
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
if (results.some(({ isBlank, outcome }) => isBlank || outcome === 'not recovered'))
  process.exitCode = 1;

/**
 * Starts a proxy in front of a site. It breaks the connections of some requests: for a document before the response, so
 * that the browser shows its error page; for other files in the middle of the response, because the browser repeats a
 * request if an open connection breaks before the response.
 *
 * The seed, the visit, the address and the number of requests for the address decide which requests fail. The order of
 * requests does not matter, so a visit can be repeated.
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

/** Decides whether a request fails, and records the failure. */
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

/** A number from 0 to 1, derived from a text. */
function chance(text: string) {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** One shopper opens one address with an empty cache, and presses or reloads until the page works. */
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
  // On the browser's error page the shopper can only reload.
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

/** @returns whether the document was loaded */
async function open(page: Page, path: string) {
  try {
    await page.goto(`http://localhost:${PORT}${path}`);
    return true;
  } catch {
    return false;
  }
}

/** @returns the first state of {@link readState}, or `asleep` after {@link LONGEST_WAIT} */
async function settle(page: Page) {
  const states = await page
    .waitForFunction(readState, null, { timeout: LONGEST_WAIT, polling: 100 })
    .catch(() => null);
  return states ? states.jsonValue() : 'asleep';
}

/**
 * Runs in the page.
 *
 * @returns `lost` if "Connection Lost" is shown, `awake` if host and remote are hydrated and all style sheets are
 *   loaded, `link` if the reload link is shown, else null
 */
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

/** Counts the pictures that failed. */
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
    console.log(`${number} ${path}: ${what}; failed: ${requests.join(' ')}`);
  }
  const sum = (read: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + read(result), 0);
  const requests = [...asked.values()].reduce((total, times) => total + times, 0);
  const rows: (readonly [string, number])[] = [
    ['Visits', visits],
    ['Requests', requests],
    ['Failed, counted by the proxies', sum(({ broken: { length } }) => length)],
    ['Failed, counted by the browser', sum(({ failed }) => failed.length)],
    ['Blank at any time', sum(({ isBlank }) => Number(isBlank))],
    ...OUTCOMES.map((name) => [name, sum(({ outcome }) => Number(outcome === name))] as const),
    ['Broken pictures', sum(({ brokenPictures }) => brokenPictures)],
    ['Fonts that failed', sum(({ failed }) => failed.filter((type) => type === 'font').length)],
  ];
  for (const row of rows) printRow(row);
}
