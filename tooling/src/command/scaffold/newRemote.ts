import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST, readRoutes, type HostManifest } from 'remote-loader/formats';
import { OXFMT } from '../../checks/programs';
import { apps, federationNameOf, workspaceRoot, type App } from '../../workspace/apps';
import { run } from '../../workspace/run';
import { roomFiles, type Names } from './roomFiles';

/** The remote whose configuration is copied. */
const MODEL = apps.at(-1) as App;

/** Its files that are the same in every remote but for the name. */
const COPIED = ['tsconfig.json', 'src/index.ts', 'src/index.html', 'src/standalone/bootstrap.tsx'];

export async function createRemote(folder: string, path: string): Promise<void> {
  const files = newRemote(folder, path);
  await run(process.execPath, [OXFMT, ...files], { cwd: workspaceRoot });
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Left to do: a link to ${path}, for example in host/src/shop/footerLinks.ts, a journey in host/e2e/remoteTable.ts, a row in
host/e2e/addresses.ts, and the remote's server in docs/operations/nginx.conf. Then run npx pnpm@10.34.9 install, and npm start.`);
}

/**
 * Creates the room of a new remote with one page, the page's route, its tests and its standalone build. No other file changes, because
 * the shop finds its remotes by their folders.
 *
 * @param folder such as `mfe-blog`
 * @param path of its page, such as `/blog`
 * @returns the files that were written
 * @throws {Error} if it cannot be created as requested; then nothing was written
 */
export function newRemote(folder: string, path: string, root: string = workspaceRoot): string[] {
  const names = namesOf(folder, path);
  check(names, root);
  const model = (file: string) =>
    readFileSync(join(root, MODEL.folder, file), 'utf8').replaceAll(MODEL.folder, folder);
  const configuration = JSON.parse(model('package.json')) as Record<string, unknown>;
  const files = {
    ...roomFiles(names, sharedIn(model('webpack.config.mjs'))),
    'package.json': JSON.stringify({
      ...configuration,
      config: { portOffset: MODEL.portOffset + 1 },
    }),
    ...Object.fromEntries(COPIED.map((file) => [file, model(file)])),
  };
  return Object.entries(files).map(([name, text]) => {
    const file = join(folder, name);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return file;
  });
}

function check({ folder, name, route }: Names, root: string) {
  if (!/^mfe(?:-[a-z][a-z0-9]*)+$/.test(folder)) {
    throw new Error(`"${folder}" is not a valid name; give a name such as mfe-blog.`);
  }
  if (route.path.includes(':')) {
    throw new Error(`"${route.path}" is not the address of one page; give a path such as /blog.`);
  }
  if (existsSync(join(root, folder))) throw new Error(`${folder} already exists.`);
  const manifest = { name, exposes: [{ name: route.page }], metaData: { routes: [route] } };
  const { problems } = readRoutes([manifest], hostPaths(root));
  for (const { problem } of problems) throw new Error(`${folder}: ${problem}`);
}

/** The paths of the host's pages; none before its first build. A build refuses the same. */
function hostPaths(root: string): readonly string[] {
  const file = join(root, 'host/dist', MANIFEST);
  if (!existsSync(file)) return [];
  const { metaData } = JSON.parse(readFileSync(file, 'utf8')) as HostManifest;
  return metaData.paths ?? [];
}

/** The list of shared packages in an app's configuration, as text: it is the same in all apps. */
export function sharedIn(configuration: string): string {
  return /shared: (\[[^\]]+\])/.exec(configuration)?.[1] ?? '[]';
}

function namesOf(folder: string, path: string): Names {
  const words = folder.split('-').slice(1);
  const title = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(' ');
  const page = title.replaceAll(' ', '');
  const name = federationNameOf(folder);
  return { folder, name, title, route: { path, page, shape: 'form' } };
}
