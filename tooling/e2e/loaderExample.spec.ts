import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from 'remote-loader/build';
import { expect, test } from 'tooling/e2e-test';
import { workerPorts } from 'tooling/e2e-ports';
import { MANIFEST } from 'remote-loader/formats';
import { installLoader, packRooms } from '../src/testing/pack';
import type { RunningServer } from '../src/workspace/listen';
import { serveFolder } from '../src/serve/serveFolder';
import { problemsOf } from './problemsOf';

const run = promisify(execFile);

/** The packages that the example imports, besides the loader. */
const INSTALLED = [
  '@module-federation/enhanced',
  '@rspack/core',
  '@swc/core',
  'css-loader',
  'mini-css-extract-plugin',
  'swc-loader',
  'webpack',
];

/** A release that has loaded a chunk itself, and so has created its policy, when it fails. */
const BROKEN_PAGE = `
const list = import('./list.js');
export default function Headlines() {
  void list;
  throw new Error('broken page');
}`;

let workplace: string;
let origins: { readonly host: string; readonly remote: string };
let sites: readonly RunningServer[] = [];
/** The release pointer. */
let pointer: object;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  workplace = mkdtempSync(join(tmpdir(), 'loader-'));
  const tarballs = await packRooms(join(workplace, 'packages'), ['remote-loader']);
  installLoader(String(tarballs['remote-loader']), join(workplace, 'node_modules'), INSTALLED);
  cpSync(join(workplace, 'node_modules/remote-loader/example'), workplace, { recursive: true });
  await build('host.webpack.mjs', 'host');
  cpSync(join(workplace, 'index.html'), join(workplace, 'host/index.html'));
  for (const bundler of ['webpack', 'rspack'])
    await build(`remote.${bundler}.mjs`, `remote/${bundler}/1`);
  writeFileSync(join(workplace, 'remote/Headlines.js'), BROKEN_PAGE);
  for (const bundler of ['webpack', 'rspack'])
    await build(`remote.${bundler}.mjs`, `remote/${bundler}/2`);
  await serve();
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  rmSync(workplace, { recursive: true });
});

for (const bundler of ['webpack', 'rspack']) {
  test.describe(`the example of the packed loader, with a remote built with ${bundler}`, () => {
    test.beforeEach(() => {
      pointer = pointerTo(releaseOf(bundler, 1));
    });

    test('shows its page, and all files of the remote have hashes', async ({ page, context }) => {
      const problems = problemsOf(context);
      await page.addInitScript(recordHashes, origins.remote);
      await page.goto(origins.host);
      await expect(page.getByRole('heading', { name: 'Headlines' })).toBeVisible();
      await expect(page.getByText('Nothing new')).toHaveCSS('font-weight', '700');
      // The page's two scripts, and the script and the style sheet that it loads itself.
      expect(await page.evaluate(() => window.hashes)).toEqual(
        Array(4).fill(expect.stringMatching(/^sha384-/)),
      );
      expect(problems).toEqual([]);
    });

    test('shows the previous release if the live one throws after it loaded a chunk', async ({
      page,
      context,
    }) => {
      const problems = problemsOf(context);
      pointer = pointerTo({ ...releaseOf(bundler, 2), previous: releaseOf(bundler, 1) });
      await page.goto(origins.host);
      await expect(page.getByText('Nothing new')).toHaveCSS('font-weight', '700');
      expect(problems).toEqual([]);
    });

    test('loads another build in one tab, and Try Again recovers a lost page', async ({ page }) => {
      pointer = pointerTo({ ...releaseOf(bundler, 2) });
      await page.goto(origins.host);
      await expect(page.getByText('Connection lost.')).toBeVisible();
      pointer = pointerTo(releaseOf(bundler, 1));
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByText('Nothing new')).toBeVisible();

      pointer = pointerTo(releaseOf(bundler, 2));
      await page.goto(`${origins.host}/?remote.news=${releaseOf(bundler, 1).manifest}`);
      await expect(page.getByText('Nothing new')).toBeVisible();
      await expect(page).toHaveURL(`${origins.host}/`);
      await page.reload();
      await expect(page.getByText('Nothing new')).toBeVisible();
    });
  });
}

async function build(configuration: string, output: string): Promise<void> {
  await run(process.execPath, ['build.mjs', configuration, output], { cwd: workplace });
}

async function serve(): Promise<void> {
  const { shop, elsewhere } = await workerPorts();
  origins = { host: `http://localhost:${shop}`, remote: `http://localhost:${elsewhere}` };
  const policy = [
    `default-src 'none'`,
    `script-src 'self' ${origins.remote}`,
    `style-src ${origins.remote}`,
    `connect-src 'self' ${origins.remote}`,
    `require-trusted-types-for 'script'`,
    'trusted-types mf-remote host-webpack news-webpack',
  ];
  sites = await Promise.all([
    serveFolder({
      port: shop,
      folder: join(workplace, 'host'),
      headers: { 'Content-Security-Policy': policy.join('; ') },
      pointer: () => JSON.stringify(pointer),
    }),
    serveFolder({
      port: elsewhere,
      folder: join(workplace, 'remote'),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  ]);
}

function releaseOf(bundler: string, release: number): { manifest: string; integrity: string } {
  const path = `${bundler}/${release}/${MANIFEST}`;
  const bytes = readFileSync(join(workplace, 'remote', path));
  return { manifest: `${origins.remote}/${path}`, integrity: integrityOf(bytes) };
}

function pointerTo(news: object): object {
  return { format: 2, settings: { overrideOrigins: [origins.remote] }, remotes: { news } };
}

/** Runs in the page: records the hashes of scripts and style sheets from an origin. */
function recordHashes(origin: string): void {
  window.hashes = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isScript = node instanceof HTMLScriptElement;
      if (!isScript && !(node instanceof HTMLLinkElement)) continue;
      if ((isScript ? node.src : node.href).startsWith(origin)) window.hashes.push(node.integrity);
    }
  }).observe(document, { childList: true, subtree: true });
}

declare global {
  interface Window {
    hashes: string[];
  }
}
