import type { App } from '../../workspace/apps';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apps, workspaceRoot } from '../../workspace/apps';
import { roomFiles } from './roomFiles';

/** The host's port, as nginx.conf has it. */
const FIRST_PORT = 3000;

/** The remote whose configuration a new one copies, and after which it is listed. */
const MODEL = apps.at(-1) as App;

/** What servers answer by themselves: folders of files, and pages that no route has. */
const NO_PAGES = /^\/(?:(?:assets|media)(?:\/.*)?|404|offline)$/;

/** The ports above the host's that the workshops have (webpack.workshop.mjs of mfe-catalog, webpack.config.mjs of shared-ui). */
const WORKSHOPS = [8, 9];

/** The remote can't be created as requested; nothing was written. */
export class NewRemoteError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NewRemoteError';
  }
}

/**
 * Creates the room of a new remote with one page, its tests and its standalone build, and adds it to the shop's lists. Left to do
 * by hand: a link to the page, and its journey in the end-to-end tests.
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
    throw new NewRemoteError(`"${folder}" is no name of a remote; one looks like mfe-blog.`);
  }
  if (!/^(?:\/[a-z0-9][a-z0-9-]*)+$/.test(path)) {
    throw new NewRemoteError(`"${path}" is no path of a page; one looks like /blog.`);
  }
  if (existsSync(join(root, folder))) throw new NewRemoteError(`${folder} is there already.`);
  const routes = readFileSync(join(root, 'host/src/routes.ts'), 'utf8');
  const taken = [...routes.matchAll(/path: '([^']+)'/g)].map(([, route = '']) => route);
  const by = taken.find((route) => answers(route, path));
  if (by !== undefined) {
    throw new NewRemoteError(`${path} has a page already: ${by} in host/src/routes.ts.`);
  }
  if (NO_PAGES.test(path)) {
    throw new NewRemoteError(
      `${path} is no address of a page: the servers have files of that name.`,
    );
  }
}

/** How nginx.conf names the port of a remote. */
export function portsOf(offset: number): { origin: string; listen: string } {
  const port = FIRST_PORT + offset;
  return { origin: `http://localhost:${port}`, listen: `listen ${port};` };
}

/** The offset of the next remote: that after the last one, where no workshop has it. */
export function nextOffset(last = MODEL.portOffset): number {
  const next = last + 1;
  return WORKSHOPS.includes(next) ? nextOffset(next) : next;
}

/** Whether a route answers a path; a parameter stands for any part. */
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
