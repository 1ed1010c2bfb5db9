import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';
import { files, read } from './files';

const documents = files.filter((file) => file.endsWith('.md'));
const code = files.filter((file) => /\.(?:[cm]?[jt]sx?|scss|ya?ml|jsonc?|conf)$/.test(file));

describe('the documents', () => {
  it.each(documents)('%s has no broken links', (file) => {
    const targets = [...read(file).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)].map(
      ([, inline, defined]) => inline ?? defined ?? '',
    );
    const missing = targets.filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [path = '', anchor] = target.split('#');
      return !isThere(path ? normalize(join(dirname(file), path)) : file, anchor);
    });
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s names files that exist', (file) => {
    const names = [...read(file).matchAll(/`((?:\w[\w-]*\/)+[\w.-]*)`/g)].map(
      ([, name = '']) => name,
    );
    const missing = names.filter((name) => isOfRoom(name) && !isWithin(name));
    expect(missing).toEqual([]);
  });

  it('have the files and anchors that the code names', () => {
    const missing = code.flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/([\w/.-]+\.md)(?:#([\w-]+))?/g)]
        .filter(([, path = '', anchor]) => !isThere(`docs/${path}`, anchor))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('nothing refers to a document outside the repository', () => {
    const OUTSIDE =
      /\b(?:SPEC|RULINGS|FAULTS|EXPERIENCE|ARCHITECTURE)(?: §| [A-C]\d|, [A-C]\b| \d)/;
    expect([...documents, ...code].filter((file) => OUTSIDE.test(read(file)))).toEqual([]);
  });
});

it.each([
  ['docs/product/routes.md', 'host/src/routes.ts', /path: '([^']+)'/g],
  ['docs/product/routes.md', 'host/src/routes.ts', /page: '([^']+)'/g],
  ['docs/product/routes.md', 'host/src/routes.ts', /^ {2}'(\w+\/\w+)',/gm],
  ['docs/product/routes.md', 'host/src/pages/hostRoutes.tsx', /path: '([^']+)'/g],
  ['docs/product/shell.md', 'host/src/pages/helpfulLink.ts', /\['(\/\w+)'/g],
  ['docs/product/storage.md', 'shared-state/src/persistence/storageNames.ts', /'(\w+)'/g],
  ['docs/remotes.md', 'remote-loader/src/events.ts', /readonly type: '(\w+)'/g],
])('%s has everything of %s that matches %s', (page, file, names) => {
  const text = read(page).replaceAll(/\{(id|section)\}/g, ':$1');
  const found = [...read(file).matchAll(names)].map(([, name = '']) => name);
  const missing = found.filter(
    (name) => !text.includes(`\`${name}`) && !text.includes(`weft.${name}`),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

it.each(['host/src/routes.ts', 'host/src/pages/hostRoutes.tsx'])(
  'host/e2e/everyRoute.spec.ts visits the pages of %s',
  (file) => {
    const paths = [...read(file).matchAll(/path: ('[^':*]+')/g)].map(([, path = '']) => path);
    const addresses = read('host/e2e/addresses.ts');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !addresses.includes(path))).toEqual([]);
  },
);

const rooms = new Set(files.map((file) => file.split('/')[0]));

/** Whether a name is a source file of a room, and not a file that a build or a release writes. */
function isOfRoom(name: string): boolean {
  return rooms.has(name.split('/')[0]) && !/\/(?:dist|assets)\b/.test(name);
}

/** Whether a file or folder has this name; script names without extension and package entries count too. */
function isWithin(name: string): boolean {
  const entry = name.replace('/', '/src/');
  return files.some((file) =>
    [name, entry].some(
      (path) =>
        file === path ||
        file.startsWith(path.replace(/[/.]?$/, '/')) ||
        file.startsWith(`${path}.`),
    ),
  );
}

/** Whether a file or folder exists and, for a document, has a heading with the anchor. */
function isThere(path: string, anchor: string | undefined): boolean {
  if (!existsSync(join(workspaceRoot, path))) return false;
  return anchor === undefined || anchorsOf(read(path)).includes(anchor);
}

/** The anchors of a document's headings, as on GitHub. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
