/**
 * Measures how long the stores take to read 10, 1,000 and 50,000 items and to store a change, in Chromium with its real
 * storage (docs/state.md). Script time is the processor time of scripts on the page's main thread; wall time also
 * depends on the machine's other load.
 *
 * npx tsx benchmarks/stores.ts
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { browserOptions } from 'tooling/browser';
import { median } from 'tooling/median';
import { typescriptRules } from 'tooling/typescript-rules';
import webpack from 'webpack';
import { printHead, printRow, profile } from './tools';

declare global {
  interface Window {
    /** wall time of a script, in milliseconds */
    took: number;
  }
}

const room = fileURLToPath(new URL('../shared-state', import.meta.url));

const COUNTS = [10, 1000, 50_000];
const RUNS = 7;
const ORIGIN = 'http://benchmark.localhost/';

const script = await bundle();
const browser = await chromium.launch(browserOptions());

/** The two scripts of a visit. The event `pagehide` makes the store write the change at once. */
const stepsOf = (key: string) => ({
  load: `state.stores.${key}.start();`,
  change: `state.stores.${key}.add({ id: 'new', title: 'New', imageUrl: '', newPrice: 999 });
    dispatchEvent(new Event('pagehide'));`,
});

printHead([
  'Key',
  'Items',
  'Stored, KB',
  'Load: script, ms',
  'Load: wall, ms',
  'Add one and store: script, ms',
]);
for (const key of ['cart', 'wishlist']) for (const count of COUNTS) await measure(key, count);
await browser.close();

/** Measures a store with a number of items, and prints the medians. */
async function measure(key: string, count: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Benchmark</title>' }),
  );
  const figure = await profile(page);
  await page.goto(ORIGIN);
  const size = await page.evaluate(seed, { key, count });
  const figures: Record<'script' | 'wall' | 'change', number[]> = {
    script: [],
    wall: [],
    change: [],
  };
  for (let visit = 0; visit < RUNS; visit += 1) {
    // A new document for each visit, so that nothing of the previous visit is in memory.
    await page.goto(ORIGIN);
    await page.addScriptTag({ content: script });
    const { load, change } = stepsOf(key);
    const loaded = await run(page, figure, load);
    figures.script.push(loaded.script);
    figures.wall.push(loaded.wall);
    figures.change.push((await run(page, figure, change)).script);
    await page.evaluate(seed, { key, count });
  }
  const medians = Object.values(figures).map((values) => median(values).toFixed(1));
  printRow([key, count, Math.round(size / 1000), ...medians]);
  await context.close();
}

/** Bundles the stores into a script that sets `window.state`. */
async function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'weft-benchmark-'));
  try {
    const compiler = webpack({
      context: room,
      mode: 'production',
      target: ['web', 'es2022'],
      entry: join(room, 'src/index.ts'),
      output: { path: folder, filename: 'state.js', library: { type: 'window', name: 'state' } },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      module: { rules: typescriptRules() },
    });
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
      ),
    );
    return readFileSync(join(folder, 'state.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs in the page: stores items under a key. They are short, so that 50,000 of them fit into the browser's quota.
 *
 * @returns the length of the stored text
 */
function seed({ key, count }: { key: string; count: number }) {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    title: `Shirt ${index}`,
    imageUrl: '/media/a.webp',
    newPrice: '1,299',
    ...(key === 'cart' ? { quantity: 2 } : {}),
  }));
  const text = JSON.stringify(items);
  localStorage.clear();
  localStorage.setItem(key, text);
  return text.length;
}

/** Runs a script in the page. @returns script time and wall time, in milliseconds */
async function run(
  page: Page,
  figure: (metric: string) => Promise<number>,
  content: string,
): Promise<{ script: number; wall: number }> {
  const before = await figure('ScriptDuration');
  await page.addScriptTag({
    content: `window.started = performance.now(); ${content} window.took = performance.now() - window.started;`,
  });
  const script = (await figure('ScriptDuration')) - before;
  return { script, wall: await page.evaluate(() => window.took) };
}
