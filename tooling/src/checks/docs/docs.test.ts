import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { workspaceRoot } from '../../workspace/apps';

const files = filesOf(workspaceRoot);
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

describe('the pages of docs/product', () => {
  const pages = documents.filter((file) => file.startsWith('docs/product/'));
  const sources = files
    .filter((file) =>
      /^(?:host|mfe-[^/]+|shared-[^/]+)\/(?:src\/.*\.tsx?|catalogue\/.*\.json)$/.test(file),
    )
    .filter((file) => !file.includes('.test.'))
    .map((file) => oneLine(read(file)))
    .join('\n');

  it.each(pages)('%s quotes the texts of the shop letter by letter', (file) => {
    const quotes = [...oneLine(prose(read(file))).matchAll(/"([^"]+)"/g)].map(
      ([, text = '']) => text,
    );
    // {…} is a value: the texts around it must be in the sources.
    const missing = quotes.filter((quote) =>
      quote.split(/\{[^}]*\}/).some((part) => !sources.includes(part)),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['routes.md', 'host/src/routes.ts', /path: '([^']+)'/g],
    ['routes.md', 'host/src/routes.ts', /page: '([^']+)'/g],
    ['routes.md', 'host/src/pages/hostRoutes.tsx', /path: '([^']+)'/g],
    ['shell.md', 'host/src/pages/helpfulLink.ts', /\['(\/\w+)'/g],
    ['storage.md', 'shared-state/src/persistence/ownNames.ts', /'(\w+)'/g],
  ])('%s has everything of %s that matches %s', (page, file, names) => {
    const text = read(`docs/product/${page}`).replaceAll(/\{(id|section)\}/g, ':$1');
    const found = [...read(file).matchAll(names)].map(([, name = '']) => name);
    const missing = found.filter(
      (name) => !text.includes(`\`${name}`) && !text.includes(`weft.${name}`),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});

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

/** The files that git does not ignore. An empty repository elsewhere is asked, because the folder may have none. */
function filesOf(folder: string): string[] {
  const repository = mkdtempSync(join(tmpdir(), 'weft-files-'));
  try {
    execFileSync('git', ['init', '--quiet', '--bare', repository]);
    const place = ['--git-dir', repository, '--work-tree', folder];
    const args = [...place, 'ls-files', '--others', '--exclude-standard', '-z'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
  } finally {
    rmSync(repository, { recursive: true });
  }
}

function read(file: string): string {
  return readFileSync(join(workspaceRoot, file), 'utf8');
}

/** The text without code, because quotes have another meaning there. */
function prose(text: string): string {
  return text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
}

/** Undoes JSX's line breaks and escapes. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('&amp;', '&').replaceAll("\\'", "'");
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
