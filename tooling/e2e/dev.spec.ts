import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { appByFolder, apps, originOf, sharedRooms, workspaceRoot } from 'tooling/apps';
import { serveApp, serveShop } from 'tooling/serve';
import { serveLive } from 'tooling/serve-live';
import { MANIFEST } from 'remote-loader/formats';
import { expect, test } from '../src/testing/browser/e2eTest';
import { untilCompiled } from '../src/serve/devServer';
import { workerPorts } from '../src/testing/e2ePorts';
import { SHOP_NAME } from '../../shared-ui/src/brand/shopName';
import { problemsOf } from './problemsOf';

const HOST = appByFolder('host');
const REMOTE = appByFolder('mfe-account-auth');
const LIVE = [HOST, REMOTE];

/** The shop with one live remote and the others built, as `npm run dev -- mfe-account-auth` serves it. */
let liveShop: { readonly origin: string; readonly remoteOrigin: string };
/** Copies of the live rooms. */
let workspace: string;
let sites: readonly { close(): Promise<void> }[] = [];

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const { shop: basePort } = await workerPorts();
  workspace = copyWorkspace();
  const servers = LIVE.map((app) =>
    serveLive({ ...app, directory: join(workspace, app.folder) }, basePort),
  );
  const builds = apps.filter((app) => !LIVE.includes(app)).map((app) => serveApp(app, basePort));
  sites = await Promise.all([...servers, ...builds]);
  liveShop = { origin: originOf(HOST, basePort), remoteOrigin: originOf(REMOTE, basePort) };
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  rmSync(workspace, { recursive: true });
});

/** How long a build or a type check may take, in milliseconds, on a machine with ten times as much work as cores. */
const SLOW = { timeout: 300_000 };

test('an edit of the host, of a remote or of shared-ui appears, and the page keeps its state', async ({
  page,
}) => {
  const problems = problemsOf(page.context());
  await page.goto(`${liveShop.origin}/cart`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).first().click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('a@example.com');
  await markDocument(page);

  const form = 'mfe-account-auth/src/login/LoginForm.tsx';
  await edit(form, ['label={PERSON_FIELDS.email.label}', 'label="E-mail address"']);
  await expect(page.getByLabel('E-mail address')).toHaveValue('a@example.com', SLOW);

  // A new hook resets the form; Fast Refresh must detect it in a component within `observer`.
  const hook = 'const fillsId = useId();';
  await edit(
    form,
    ['{ useId,', '{ useId, useState,'],
    [hook, `${hook}\nconst [start] = useState('b@example.com');`],
    ['name="email"', 'name="email" defaultValue={start}'],
  );
  await expect(page.getByLabel('E-mail address')).toHaveValue('b@example.com', SLOW);

  await edit('shared-ui/src/components/Field/Choice.tsx', ['{label}<', '{label}!<']);
  await expect(page.getByLabel('Remember me!')).toBeVisible(SLOW);

  await edit('host/src/layout/Layout.tsx', ['Skip to content', 'Skip to the page']);
  await expect(page.getByText('Skip to the page')).toBeAttached(SLOW);

  // Host and remotes share one refresh runtime, so no edit undoes another.
  await edit('mfe-account-auth/src/login/LoginPage.tsx', ['title="Sign In"', 'title="Enter"']);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter' })).toBeVisible(SLOW);
  await expect(page.getByLabel('Remember me!')).toBeVisible();
  await expect(page.getByText('Skip to the page')).toBeAttached();
  await expect(page.getByLabel('E-mail address')).toHaveValue('b@example.com');
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'the same');

  const style = 'mfe-account-auth/src/auth/AuthLayout.module.scss';
  await edit(style, ['.lead {', '.lead {\n  outline: 7px solid;\n']);
  const lead = page
    .getByRole('paragraph')
    .filter({ hasText: 'Sign in to continue to your account' });
  await expect(lead).toHaveCSS('outline-width', '7px', SLOW);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'the same');

  // A reload removes the state of the edits.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter' })).toBeVisible(SLOW);
  await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden();
  expect(problems).toEqual([]);
});

test('a new component with a style sheet appears, and later edits too', async ({ page }) => {
  const problems = problemsOf(page.context());
  await page.goto(`${liveShop.origin}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);
  write('mfe-account-auth/src/auth/Hint.module.scss', '.hint {\n  outline: 7px solid;\n}\n');
  write(
    'mfe-account-auth/src/auth/Hint.tsx',
    "import classes from './Hint.module.scss';\nexport function Hint() {\n  return <p className={classes.hint}>A new hint</p>;\n}\n",
  );
  const layout = 'mfe-account-auth/src/auth/AuthLayout.tsx';
  await edit(
    layout,
    ['import ', "import { Hint } from './Hint';\nimport "],
    ['<h1', '<Hint /><h1'],
  );
  await expect(page.getByText('A new hint')).toHaveCSS('outline-width', '7px', SLOW);
  await edit('mfe-account-auth/src/auth/Hint.tsx', ['A new hint', 'An edited hint']);
  await expect(page.getByText('An edited hint')).toBeVisible(SLOW);
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'the same');
  expect(problems).toEqual([]);

  // An update whose files cannot be loaded reloads the page, and later edits appear.
  await page.route('**/*.css', (route) => route.abort(), { times: 1 });
  await edit('mfe-account-auth/src/auth/Hint.module.scss', ['7px', '9px']);
  await expect(page.locator('html')).not.toHaveAttribute('data-visit', SLOW);
  await expect(page.getByText('An edited hint')).toHaveCSS('outline-width', '9px', SLOW);
});

test('a component that threw shows where, and the edit that mends it brings it back', async ({
  page,
}) => {
  await page.goto(`${liveShop.origin}/register`);
  const field = page.getByRole('textbox', { name: 'First Name' });
  await expect(field).toBeVisible();
  await markDocument(page);
  const file = 'mfe-account-auth/src/register/RegisterPage.tsx';
  const alert = page.getByRole('alert');
  const [first, second, third] = ['not yet', 'still not', 'no module'].map(
    (text) => `if (SHOP_NAME) throw new Error('${text}');`,
  ) as [string, string, string];
  const begin = '  const navigate = useNavigate();\n';
  await edit(file, [begin, begin + first]);
  await expect(alert).toContainText('Error: not yet', SLOW);
  const line = lineOf(file, first);
  await expect(alert).toContainText(`at RegisterPage (${file}:${line})`);
  await edit(file, [first, second]);
  await expect(alert).toContainText('Error: still not', SLOW);
  await edit(file, [second, '']);
  await expect(alert).toBeHidden(SLOW);
  await expect(field).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'the same');

  // A module that throws while it is evaluated, so that its page cannot be loaded.
  await edit(file, ['/** `/register`', `${third}\n/** \`/register\``]);
  await expect(alert).toContainText('Error: no module', SLOW);
  await expect(alert).toContainText(`(${file}:${lineOf(file, third)})`);
  await edit(file, [third, '']);
  await expect(field).toBeVisible(SLOW);
});

test('the terminal lists type errors, missing exports and imports across a border', async () => {
  const linter = join(workspace, 'tooling/src/checks/lint/lintEdits.ts');
  const start = `import { lintEdits } from ${JSON.stringify(linter)}; await lintEdits(['${REMOTE.folder}']); console.log('started');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', start], {
    cwd: workspace,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output += text.toString()));
  }
  await expect.poll(() => output, SLOW).toContain('started');
  write(
    `${REMOTE.folder}/src/auth/Mistakes.ts`,
    "import { lines } from '../../../mfe-cart-checkout/src/cart/lines';\nimport { Missing } from './AuthLayout';\nexport const wrong: number = `${lines}${Missing}`;\n",
  );
  for (const mistake of ['never by a path', "no exported member 'Missing'", "to type 'number'"]) {
    await expect.poll(() => output, SLOW).toContain(mistake);
  }
  // Replaced, as by git and some editors, and edited again.
  write('edited', 'export const right = 1;\n');
  renameSync(join(workspace, 'edited'), join(workspace, `${REMOTE.folder}/src/auth/Mistakes.ts`));
  await expect.poll(() => output, SLOW).toContain('Without problems again');
  write(`${REMOTE.folder}/src/auth/Mistakes.ts`, "export const right: number = 'again';\n");
  await expect.poll(() => output, SLOW).toMatch(/again[^]*to type 'number'/);
  child.kill();
});

test('an edit that Fast Refresh cannot apply reloads the document', async ({ page }) => {
  const problems = problemsOf(page.context());
  await page.goto(`${liveShop.origin}/account`);
  await markDocument(page);
  const brand = 'shared-ui/src/brand/shopName.ts';
  await edit(brand, [`'${SHOP_NAME}'`, "'Warp'"]);
  await expect(page).toHaveTitle('Account | Warp', SLOW);
  await expect(page.locator('html')).not.toHaveAttribute('data-visit');
  expect(problems).toEqual([]);
});

test('a live remote also runs in a built shop, with the production build of React', async ({
  page,
}) => {
  const { remoteOrigin } = liveShop;
  const { other } = await workerPorts();
  const shop = await serveShop(other, { overrideOrigins: [remoteOrigin] });
  const override = `remote.${REMOTE.federationName}=${remoteOrigin}/${MANIFEST}`;
  await page.goto(`${shop.origin}/login?${override}`);
  // Class names of a development build are readable.
  await expect(page.getByRole('main').locator('form')).toHaveClass(/__form$/);
  await shop.close();
});

test('development servers accept only host names and pages of this machine', async ({
  request,
}) => {
  for (const origin of [liveShop.origin, liveShop.remoteOrigin]) {
    for (const path of ['/', `/${MANIFEST}`, '/release.json']) {
      // A host name that was rebound to 127.0.0.1.
      const answer = await request.get(origin + path, { headers: { Host: 'rebound.example' } });
      expect(answer.status(), path).toBe(403);
    }
    const answerTo = (Origin: string): Promise<APIResponse> =>
      request.get(`${origin}/${MANIFEST}`, { headers: { Origin } });
    const ours = await answerTo(liveShop.origin);
    expect(ours.status()).toBe(200);
    expect(ours.headers()['access-control-allow-origin']).toBe(liveShop.origin);
    const foreign = await answerTo('https://foreign.example');
    expect(foreign.headers()['access-control-allow-origin']).toBeUndefined();
  }
});

type Change = readonly [text: string, by: string];

/** Replaces texts in a file of the live rooms. */
async function edit(file: string, ...changes: readonly Change[]): Promise<void> {
  let content = readFileSync(join(workspace, file), 'utf8');
  for (const [text, by] of changes) {
    expect(content, file).toContain(text);
    content = content.replace(text, by);
  }
  // Webpack starts a compilation anew if a file changes meanwhile. The page then misses an update, and is reloaded. So each
  // edit waits for both servers, which answer between compilations, and the file is never empty.
  await Promise.all([untilCompiled(liveShop.origin), untilCompiled(liveShop.remoteOrigin)]);
  write('edited', content);
  renameSync(join(workspace, 'edited'), join(workspace, file));
}

/** The number of the line with a text in a file of the live rooms. */
function lineOf(file: string, text: string): number {
  const [before = ''] = readFileSync(join(workspace, file), 'utf8').split(text);
  return before.split('\n').length;
}

function write(file: string, text: string): void {
  writeFileSync(join(workspace, file), text);
}

/** Copies of the live apps' rooms, with the workspace's installed packages. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'weft-'));
  const isCopied = (path: string): boolean => !/\/(?:\.cache|dist[^/]*|e2e)$/.test(path);
  const copied = [...sharedRooms, 'remote-loader', 'stand-in', 'tooling'];
  for (const room of [...LIVE.map((app) => app.folder), ...copied]) {
    cpSync(join(workspaceRoot, room), join(copy, room), {
      recursive: true,
      // The links of a room's node_modules lead to the other copies.
      verbatimSymlinks: true,
      filter: isCopied,
    });
  }
  for (const file of [
    'package.json',
    'pnpm-workspace.yaml',
    'tsconfig.json',
    'oxlint.config.ts',
    'stryker.config.mjs',
  ]) {
    cpSync(join(workspaceRoot, file), join(copy, file));
  }
  // The other remotes are served from their builds. The host's list of sections and the pictures are in the catalogue's folder.
  const others = apps.filter((app) => !LIVE.includes(app)).map((app) => app.folder);
  for (const folder of ['node_modules', ...others])
    symlinkSync(join(workspaceRoot, folder), join(copy, folder));
  return copy;
}

/** Marks the document, so that a reload is noticed. */
async function markDocument(page: Page): Promise<void> {
  await page.locator('html').evaluate(({ dataset }) => (dataset.visit = 'the same'));
}
