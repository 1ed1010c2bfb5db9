import type { App } from '../../workspace/apps';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apps, workspaceRoot } from '../../workspace/apps';
import { roomFiles } from './roomFiles';

/** The host's port in nginx.conf. */
const FIRST_PORT = 3000;

/** The remote whose configuration is copied; the new remote is listed after it. */
const MODEL = apps.at(-1) as App;

/** Addresses outside the routes: folders of files, and pages that servers send by themselves. */
const NO_PAGES = /^\/(?:(?:assets|media)(?:\/.*)?|404|offline)$/;

/** The workshops' port offsets from the host (webpack.workshop.mjs of mfe-catalog, webpack.config.mjs of shared-ui). */
const WORKSHOPS = [8, 9];

/** The remote cannot be created as requested; nothing was written. */
export class NewRemoteError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NewRemoteError';
  }
}

/**
 * Creates the room of a new remote with one page, its tests and its standalone build, and adds it to the shop's lists. Two manual
 * steps remain: a link to the page, and its journey in the end-to-end tests.
 *
 * @param folder such as `mfe-blog`
 * @param path of its page, such as `/blog`
 * @param root of the workspace
 * @returns the files that were written
 * @throws {NewRemoteError}
 */
export function newRemote(folder: string, path: string, root: string = workspaceRoot): string[] {
  check(folder, path, root);
  const names = namesOf(folder, path);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const model = (file: string) => read(`${MODEL.folder}/${file}`).replaceAll(MODEL.folder, folder);
  const files: Map<string, string> = new Map();
  for (const [file, text] of Object.entries(roomFiles(names))) files.set(`${folder}/${file}`, text);
  for (const file of ['package.json', 'tsconfig.json', 'src/index.ts', 'src/index.html']) {
    files.set(`${folder}/${file}`, model(file));
  }
  for (const [file, anchor, text] of edits(names)) {
    const before = files.get(file) ?? read(file);
    const after =
      typeof anchor === 'string'
        ? before.replaceAll(anchor, text)
        : before.replace(anchor, () => text);
    if (after === before) {
      throw new NewRemoteError(
        `${file} has no ${anchor} to add ${folder} to; nothing was written.`,
      );
    }
    files.set(file, after);
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...files.keys()];
}

function check(folder: string, path: string, root: string) {
  if (!/^mfe(?:-[a-z][a-z0-9]*)+$/.test(folder)) {
    throw new NewRemoteError(`"${folder}" is not a valid name; give a name such as mfe-blog.`);
  }
  if (!/^(?:\/[a-z0-9][a-z0-9-]*)+$/.test(path)) {
    throw new NewRemoteError(`"${path}" is not a valid path; give a path such as /blog.`);
  }
  if (existsSync(join(root, folder))) throw new NewRemoteError(`${folder} already exists.`);
  const routes = readFileSync(join(root, 'host/src/routes.ts'), 'utf8');
  const taken = [...routes.matchAll(/path: '([^']+)'/g)].map(([, route = '']) => route);
  const by = taken.find((route) => answers(route, path));
  if (by !== undefined) {
    throw new NewRemoteError(`${path} already has a page: ${by} in host/src/routes.ts.`);
  }
  if (NO_PAGES.test(path)) {
    throw new NewRemoteError(`${path} cannot be a page: the servers have files with this name.`);
  }
}

/** The directives of nginx.conf with a remote's port. */
export function portsOf(offset: number): { origin: string; listen: string } {
  const port = FIRST_PORT + offset;
  return { origin: `http://localhost:${port}`, listen: `listen ${port};` };
}

/** The next free port offset, which no workshop uses. */
export function nextOffset(last = MODEL.portOffset): number {
  const next = last + 1;
  return WORKSHOPS.includes(next) ? nextOffset(next) : next;
}

/** Whether a route matches a path; a parameter matches any segment. */
function answers(route: string, path: string): boolean {
  const [parts, asked] = [route.split('/'), path.split('/')];
  const isMet = (part: string, index: number): boolean =>
    part.startsWith(':') || part === asked[index];
  return parts.length === asked.length && parts.every(isMet);
}

export type Names = ReturnType<typeof namesOf>;

function namesOf(folder: string, path: string) {
  const words = folder.split('-').slice(1);
  const title = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(' ');
  return {
    folder,
    path,
    title,
    page: title.replaceAll(' ', ''),
    federationName: folder.replaceAll('-', '_'),
    portOffset: nextOffset(),
  };
}

/** The edits of the shop's lists of remotes: the file, the text to find, and its replacement. */
function edits({
  folder,
  path,
  title,
  page,
  federationName: name,
  portOffset,
}: Names): [file: string, anchor: string | RegExp, text: string][] {
  const last = (end: string) => `${MODEL.folder}${end}`;
  const port = (offset: number): string => portsOf(offset).origin;
  const server = (offset: number, room: string) =>
    `  server {\n    ${portsOf(offset).listen}\n    root releases/${room};\n    include nginx-remote.conf;\n  }\n`;
  return [
    [
      'tooling/src/workspace/apps.ts',
      '},\n];\n\nexport const remotes',
      `},\n  { folder: '${folder}', role: 'remote', federationName: '${name}', portOffset: ${portOffset} },\n];\n\nexport const remotes`,
    ],
    [
      'host/src/routes.ts',
      /(?<=export const remoteRoutes\b[\s\S]*)\n\];/,
      `\n  { path: '${path}', page: '${name}/${page}', shape: 'form', title: '${title}' },\n];`,
    ],
    [
      'host/src/remotes/pageId.ts',
      /(?<=interface RemotePages \{[^}]*)\n\}/,
      `\n  '${name}/${page}': typeof import('${name}/${page}');\n}`,
    ],
    [
      'host/tsconfig.json',
      last('/src/expose/*"]'),
      last(`/src/expose/*"],\n      "${name}/*": ["../${folder}/src/expose/*"]`),
    ],
    [
      'docs/product/routes.md',
      '| `/error-network`',
      `| \`${path}\` | \`${name}/${page}\` | ${folder} |  | yes |\n| \`/error-network\``,
    ],
    [
      'docs/operations/nginx.conf',
      port(MODEL.portOffset),
      `${port(MODEL.portOffset)} ${port(portOffset)}`,
    ],
    ['docs/operations/nginx.conf', last('-webpack'), `${last('-webpack')} ${folder}-webpack`],
    [
      'docs/operations/nginx.conf',
      server(MODEL.portOffset, MODEL.folder),
      `${server(MODEL.portOffset, MODEL.folder)}\n${server(portOffset, folder)}`,
    ],
  ];
}
