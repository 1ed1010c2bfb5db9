import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { apps, remoteByFolder, workspaceRoot } from 'tooling/apps';
import { serveApp } from 'tooling/serve';
import { serveLive } from 'tooling/serve-live';

const PORT = Number(process.env.E2E_PORT ?? 4310) + 30;
const LIVE = remoteByFolder('mfe-account-auth');

/** The shop with one live remote among built others, as `npm run dev -- mfe-account-auth` opens it. */
interface LiveShop {
  readonly origin: string;
  /** Changes a file of the live remote, which is a copy: the workspace stays as it is. */
  edit(file: string, change: (text: string) => string): void;
}

const test = base.extend<object, { liveShop: LiveShop }>({
  liveShop: [
    async ({}, use) => {
      const workspace = mkdtempSync(join(tmpdir(), 'weft-'));
      const folder = join(workspace, LIVE.folder);
      for (const file of ['src', 'package.json', 'tsconfig.json', 'webpack.config.mjs']) {
        cpSync(join(workspaceRoot, LIVE.folder, file), join(folder, file), { recursive: true });
      }
      symlinkSync(join(workspaceRoot, LIVE.folder, 'node_modules'), join(folder, 'node_modules'));
      const settings = 'tsconfig.base.json';
      cpSync(join(workspaceRoot, settings), join(workspace, settings));

      const sites: { close(): Promise<void> }[] = [];
      for (const app of apps.filter((candidate) => candidate !== LIVE)) {
        sites.push(await serveApp(app, PORT, { isDevelopment: true }));
      }
      sites.push(await serveLive(LIVE, { basePort: PORT, folder }));
      await use({
        origin: `http://localhost:${PORT}`,
        edit: (file, change) => {
          const path = join(folder, file);
          writeFileSync(path, change(readFileSync(path, 'utf8')));
        },
      });
      for (const site of sites) await site.close();
      rmSync(workspace, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'default' });

test('a live remote works among built others, and a change of it shows without a hand', async ({
  page,
  liveShop,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${liveShop.origin}/cart`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Not provided');

  liveShop.edit('src/account/ProfileList.tsx', (text) =>
    text.replaceAll('Not provided', 'Not known yet'),
  );
  await expect(page.getByRole('main')).toContainText('Not known yet', { timeout: 60_000 });
  await expect(page).toHaveURL(`${liveShop.origin}/account`);
});

for (const [name, args] of [
  ['bench', ['mfe-catalog']],
  ['dev', ['mfe-catalog']],
] as const) {
  test(`"${name}" says in one line that a port is taken`, async () => {
    const port = PORT + 40;
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(port + 1, resolve));
    const program = join(workspaceRoot, 'tooling', 'bin', `${name}.mjs`);
    const child = spawn(process.execPath, [program, ...args], {
      cwd: workspaceRoot,
      env: { ...process.env, WEFT_PORT: String(port) },
    });
    let stderr = '';
    child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => taken.close(resolve));
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining(`Port ${port + 1} is in use: end the program that listens on it`),
    ]);
  });
}
