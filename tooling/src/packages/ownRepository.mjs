import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { appByFolder, appFolder, apps, distFolder, MANIFEST, originOf } from '../apps.mjs';
import { pagesFolder } from '../build/pages/folders.mjs';
import { PNPM } from '../cli/prepare.mjs';
import { run } from '../cli/run.mjs';
import { packRooms } from './pack.mjs';
import { repositoryFiles } from './repositoryFiles.mjs';

/** @typedef {import('../apps.mjs').App} App */

/** What a remote's repository needs beside the shop's packages. */
const DEPENDENCIES = ['mobx', 'mobx-react-lite', 'react', 'react-dom'];
const DEV_DEPENDENCIES = ['webpack', 'webpack-cli'];
const TYPES = ['@types/react', '@types/react-dom', 'typescript'];

/**
 * Makes a repository that holds a remote of the shop alone, with other pages, and installs the shop's packages in it.
 *
 * @param {App} app which remote
 * @param {string} workplace
 * @returns {Promise<string>} the folder of the repository
 */
export async function makeRepository(app, workplace) {
  const packages = await packRooms(join(workplace, 'packages'));
  const tarball = (/** @type {string} */ room) => ({ [room]: `file:${packages[room]}` });
  const folder = join(workplace, app.folder);
  const versions = (/** @type {readonly string[]} */ names) => versionsOf(appFolder(app), names);
  const files = repositoryFiles({
    name: app.folder,
    pages: pagesOf(app),
    dependencies: {
      ...versions(DEPENDENCIES),
      ...tarball('shared-state'),
      ...tarball('shared-ui'),
    },
    devDependencies: {
      ...versions([...DEV_DEPENDENCIES, ...TYPES]),
      ...tarball('remote-loader'),
      ...tarball('tooling'),
    },
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  await run('npx', [...PNPM, 'install', '--prefer-offline', '--silent'], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
  });
  return folder;
}

/**
 * Puts the shop as it is built into a folder of releases.
 *
 * @param {string} folder
 * @param {number} basePort on which it will be served
 */
export async function releaseShop(folder, basePort) {
  // TypeScript, which the command has tsx read.
  const { releaseBuilds } = await import('../release/releaseBuilds.ts');
  const builds = apps.map((app) => ({
    app,
    build: distFolder(app),
    pages: pagesFolder(app),
    url: originOf(app, basePort),
  }));
  await releaseBuilds(builds, { folder, origin: `http://localhost:${basePort}` });
}

/** The pages that the built host's routes have of a remote. @param {App} app @returns {string[]} */
function pagesOf(app) {
  const manifest = join(distFolder(appByFolder('host')), MANIFEST);
  return JSON.parse(readFileSync(manifest, 'utf8')).metaData.pages[app.federationName];
}

/** The versions of this workspace. @param {string} folder of a room @param {readonly string[]} names */
function versionsOf(folder, names) {
  const require = createRequire(join(folder, 'package.json'));
  return Object.fromEntries(
    names.map((name) => [name, require(require.resolve(`${name}/package.json`)).version]),
  );
}
