import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { apps, originOf, remoteByFolder, workspaceRoot } from 'tooling/apps';
import { workerPorts } from 'tooling/e2e-ports';
import { releaseBuilds } from 'tooling/releases';
import { serveShop } from 'tooling/serve';
import { pnpm } from '../src/workspace/prepare.mjs';
import { packRooms } from '../src/testing/pack';
import { writeFiles } from '../src/testing/writeFiles';
import { sharedIn } from '../src/command/scaffold/newRemote';

const APP = remoteByFolder('mfe-account-auth');
const PAGES = ['Account', 'Login', 'Register'];

// The steps of docs/operations/own-repository.md in an empty folder, with packages as from a registry.
const TITLE = 'a remote in its own repository is built, fits the host and is released';

test(TITLE, { tag: '@slow' }, async () => {
  // Outside this workspace, because pnpm would treat it as a part of it.
  const workplace = mkdtempSync(join(tmpdir(), 'weft-own-'));
  const folder = join(workplace, APP.folder);
  const packages = await packRooms(join(workplace, 'packages'));
  writeFiles(folder, filesOf(packages));
  // Asynchronous, because this process serves the shop meanwhile.
  const run = async (command: string, ...args: string[]): Promise<string> => {
    const options = { cwd: folder, env: { ...process.env, CI: 'true' } };
    const { stdout } = await promisify(execFile)(command, args, options);
    return stdout;
  };
  await run('npx', ...pnpm(), 'install', '--prefer-offline', '--silent');
  const weft = (...args: string[]): Promise<string> =>
    run(join(folder, 'node_modules/.bin/weft'), ...args);

  const { other: port } = await workerPorts();
  const releases = join(workplace, 'releases');
  const builds = apps.map((app) => ({ app, url: originOf(app, port) }));
  await releaseBuilds(builds, { folder: releases, origin: `http://localhost:${port}` });
  const shop = await serveShop(port, { releases });
  try {
    await run(join(folder, 'node_modules/.bin/tsc'), '--project', '.');
    await weft('build', '.');
    await expect(weft('start')).rejects.toThrow('This works only in the repository of the shop.');
    expect(await weft('contract', '.', '--host', shop.origin)).toContain('fits the host');
    // The folder is no git repository.
    const target = ['--store', releases, '--url', originOf(APP, port), '--force'];
    expect(await weft('release', '.', ...target)).toContain('Move 2');
    expect(await weft('list', APP.folder, '--store', releases)).toContain('live');
    const page = await (await fetch(`${shop.origin}/login`)).text();
    expect(page).toContain('Login of another team');
  } finally {
    await shop.close();
    rmSync(workplace, { recursive: true });
  }
});

function filesOf(packages: Readonly<Record<string, string>>): Record<string, string> {
  const tarballs = (...rooms: string[]): object =>
    Object.fromEntries(rooms.map((room) => [room, `file:${packages[room]}`]));
  const manifest = {
    name: APP.folder,
    private: true,
    type: 'module',
    dependencies: {
      ...versions('mobx', 'mobx-react-lite', 'react', 'react-dom'),
      ...tarballs('shared-state', 'shared-ui'),
    },
    devDependencies: {
      ...versions('@types/react', '@types/react-dom', 'typescript', 'webpack', 'webpack-cli'),
      ...tarballs('remote-loader', 'tooling'),
    },
  };
  const include = ['src', 'node_modules/shared-ui/src/styles.d.ts'];
  return {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify({ extends: 'tooling/tsconfig', include }),
    'webpack.config.mjs': `
import { federatedApp } from 'tooling/webpack';
export default federatedApp({
  directory: import.meta.dirname,
  name: '${APP.federationName}',
  exposes: ${JSON.stringify(Object.fromEntries(PAGES.map((page) => [`./${page}`, `./src/expose/${page}.tsx`])))},
  shared: ${sharedIn(readFileSync(join(workspaceRoot, 'host/webpack.config.mjs'), 'utf8'))},
});`,
    ...Object.fromEntries(PAGES.map((page) => [`src/expose/${page}.tsx`, remotePage(page)])),
  };
}

function remotePage(page: string): string {
  return `
import type { ReactNode } from 'react';
import { useCart } from 'shared-state';
import { PageTitle } from 'shared-ui';
export default function ${page}(): ReactNode {
  return (
    <>
      <PageTitle path="/${page.toLowerCase()}">${page}</PageTitle>
      <h1 tabIndex={-1}>${page} of another team</h1>
      <p>Lines in the cart: {useCart().lines.length}</p>
    </>
  );
}`;
}

/** The versions that are installed in this workspace. */
function versions(...names: readonly string[]): Record<string, string> {
  const versionOf = (name: string): string => {
    const files = [APP.folder, '.'].map((room) =>
      join(workspaceRoot, room, 'node_modules', name, 'package.json'),
    );
    const file = files.find(existsSync);
    if (!file) throw new Error(`${name} is not installed here.`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  };
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}
