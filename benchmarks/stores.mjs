/**
 * Measures how long the stores take to read 10, 1,000 and 50,000 stored items, and to save a change of them, in a real
 * browser with its real storage (docs/state.md). Script time is the processor time that the page's own thread spends in
 * script; wall time also depends on what else the machine does. Run: `npx tsx benchmarks/stores.mjs`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from 'tooling/browser';
import { median } from 'tooling/median';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

const room = fileURLToPath(new URL('../shared-state', import.meta.url));

const COUNTS = [10, 1000, 50_000];
const RUNS = 7;
const ORIGIN = 'http://benchmark.localhost/';

const script = await bundle();
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});

/** The steps of a visit, each a script of its own. Leaving the page saves a change at once. */
const stepsOf = (/** @type {string} */ key) => ({
  load: `state.stores.${key}.start();`,
  change: `state.stores.${key}.add({ id: 'new', title: 'New', imageUrl: '', newPrice: 999 });
    dispatchEvent(new Event('pagehide'));`,
});

console.log('| Key | Items | Stored, KB | Load, ms | of the wall, ms | Add one and save, ms |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const [key, count] of ['cart', 'wishlist'].flatMap((key) => COUNTS.map((n) => [key, n]))) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Benchmark</title>' }),
  );
  const profiler = await context.newCDPSession(page);
  await profiler.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(ORIGIN);
  const size = await page.evaluate(seed, { key, count });
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    // A new document for each visit, so that nothing is warm from the visit before.
    await page.goto(ORIGIN);
    await page.addScriptTag({ content: script });
    const { load, change } = stepsOf(key);
    const loaded = await measure(page, profiler, load);
    const [changed] = await measure(page, profiler, change);
    runs.push([...loaded, changed]);
    await page.evaluate(seed, { key, count });
  }
  const figures = runs[0].map((_, column) => median(runs.map((run) => run[column])).toFixed(1));
  console.log(`| ${[key, count, Math.round(size / 1000), ...figures].join(' | ')} |`);
  await context.close();
}
await browser.close();

/** Bundles the stores into a script that puts them on `window`. @returns {Promise<string>} */
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
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: require.resolve('ts-loader'),
            options: { transpileOnly: true, compilerOptions: { noEmit: false } },
          },
        ],
      },
    });
    await new Promise((resolve, reject) =>
      compiler.run((error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
      ),
    );
    return readFileSync(join(folder, 'state.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Stores `count` items under a key. They are short, so that 50,000 of them fit into the browser's quota. */
function seed({ key, count }) {
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

/**
 * Runs a script in the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} profiler
 * @param {string} content
 * @returns {Promise<[scriptTime: number, wallTime: number]>} in milliseconds
 */
async function measure(page, profiler, content) {
  const before = await scriptTime(profiler);
  await page.addScriptTag({
    content: `window.started = performance.now(); ${content} window.took = performance.now() - window.started;`,
  });
  const after = await scriptTime(profiler);
  return [after - before, await page.evaluate(() => window.took)];
}

/** The processor time that the page's thread has spent in script so far, in milliseconds. */
async function scriptTime(profiler) {
  const { metrics } = await profiler.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ScriptDuration').value;
}
