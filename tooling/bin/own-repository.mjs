// `npm run own-repository` tries what docs/operations/own-repository.md says: it packs the shop's packages, installs them in a
// repository of one remote that it makes in a temporary folder, and there checks the types, builds, checks the contract
// against a shop that is served, and releases; then it opens the page in that shop.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { register } from 'tsx/esm/api';
import { apps, isBuilt, originOf, remoteByFolder } from '../src/apps.mjs';
import { fail } from '../src/cli/fail.mjs';
import { endOnSignals, run } from '../src/cli/run.mjs';
import { makeRepository, releaseShop } from '../src/packages/ownRepository.mjs';
import { freePorts } from '../src/serve/freePorts.mjs';
import { serveShop } from '../src/serve/serveShop.mjs';
import { browserArguments, findBrowser } from '../src/test/browser/findBrowser.mjs';

register();

const app = remoteByFolder('mfe-account-auth');
const path = '/account';
const heading = `Account of ${app.folder}`;

const workplace = mkdtempSync(join(tmpdir(), 'weft-own-'));
process.once('exit', () => rmSync(workplace, { recursive: true, force: true }));
endOnSignals();
try {
  if (!isBuilt()) throw new Error('There is no production build to open it in. Run: npm run build');
  const port = await freePorts(apps.length);
  const releases = join(workplace, 'releases');
  await releaseShop(releases, port);
  const shop = await serveShop(port, { releases });
  try {
    const repository = await step('install', () => makeRepository(app, workplace));
    const command = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
      run(join('node_modules/.bin', name), args, { cwd: repository });
    const host = ['--host', shop.origin];
    const to = ['--to', releases, '--url', originOf(app, port)];
    await step('types', () => command('tsc', '--project', '.'));
    await step('build', () => command('webpack', '--mode', 'production'));
    await step('contract', () => command('weft', 'contract', ...host));
    await step('release', () => command('weft', 'release', '.', ...to));
    await step('open', () => open(shop.origin + path));
  } finally {
    await shop.close();
  }
} catch (error) {
  fail(error);
}

/** @template T @param {string} name @param {() => Promise<T>} act @returns {Promise<T>} */
async function step(name, act) {
  const began = performance.now();
  const result = await act();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

/** Opens the page as a shopper does. @param {string} url */
async function open(url) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const problems = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    // Until then it is the HTML alone.
    await page.locator('[data-asleep]').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Empty the cart' }).click();
    if (problems.length > 0) throw new Error(`Problems of the page:\n${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
}
