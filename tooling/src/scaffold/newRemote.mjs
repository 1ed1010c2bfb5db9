import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apps, workspaceRoot } from '../apps.mjs';
import { roomFiles } from './roomFiles.mjs';

/** The remote whose configuration a new one copies, and after which it is listed. */
const MODEL = /** @type {import('../apps.mjs').App} */ (apps.at(-1));

/** The remote can't be created as requested; nothing was written. */
export class NewRemoteError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'NewRemoteError';
  }
}

/**
 * Creates the room of a new remote with one page, its tests and its bench, and adds it to the shop's lists. Left to do
 * by hand: a link to the page, and its journey in the end-to-end tests.
 *
 * @param {string} folder such as `mfe-blog`
 * @param {string} path of its page, such as `/blog`
 * @param {string} [root] of the workspace
 * @returns {string[]} the files that were written
 * @throws {NewRemoteError}
 */
export function newRemote(folder, path, root = workspaceRoot) {
  check(folder, path, root);
  const names = namesOf(folder, path);
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const model = (/** @type {string} */ file) =>
    read(`${MODEL.folder}/${file}`).replaceAll(MODEL.folder, folder);
  /** @type {Map<string, string>} */
  const files = new Map();
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

/** @param {string} folder @param {string} path @param {string} root */
function check(folder, path, root) {
  if (!/^mfe(?:-[a-z][a-z0-9]*)+$/.test(folder)) {
    throw new NewRemoteError(`"${folder}" is no name of a remote; one looks like mfe-blog.`);
  }
  if (!/^(?:\/[a-z0-9][a-z0-9-]*)+$/.test(path)) {
    throw new NewRemoteError(`"${path}" is no path of a page; one looks like /blog.`);
  }
  if (existsSync(join(root, folder))) throw new NewRemoteError(`${folder} is there already.`);
  if (readFileSync(join(root, 'host/src/routes.ts'), 'utf8').includes(`path: '${path}',`)) {
    throw new NewRemoteError(`${path} has a page already: host/src/routes.ts.`);
  }
}

/** @typedef {ReturnType<typeof namesOf>} Names @param {string} folder @param {string} path */
function namesOf(folder, path) {
  const words = folder.split('-').slice(1);
  const title = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join(' ');
  return {
    folder,
    path,
    title,
    page: title.replaceAll(' ', ''),
    federationName: folder.replaceAll('-', '_'),
    portOffset: MODEL.portOffset + 1,
  };
}

/**
 * The edits of the shop's lists of remotes: the file, the text to find, and its replacement.
 *
 * @param {Names} names
 * @returns {[file: string, anchor: string | RegExp, text: string][]}
 */
function edits({ folder, path, title, page, federationName: name, portOffset }) {
  const last = (/** @type {string} */ end) => `${MODEL.folder}${end}`;
  const port = (/** @type {number} */ offset) => `http://localhost:300${offset}`;
  const server = (/** @type {number} */ offset, /** @type {string} */ room) =>
    `  server {\n    listen 300${offset};\n    root releases/${room};\n    include nginx-remote.conf;\n  }\n`;
  return [
    [
      'tooling/src/apps.mjs',
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
      'docs/boundaries.md',
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
