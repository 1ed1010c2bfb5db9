import { expect, it } from '@jest/globals';
import { dirname } from 'node:path';
import * as handover from 'remote-loader/formats';
import { files, read } from '../docs/files';

/** The file that names and explains everything that HTML, first script, host and remotes exchange. */
const HANDOVER = 'remote-loader/src/formats/handover.ts';

/** Rooms that may not import `remote-loader/formats`: they use the names as literals. */
const WITHOUT_IMPORT = /^(?:mfe-|shared-)/;

const sources = files
  .filter((file) => /^[\w-]+\/src\/.*\.(?:tsx?|js|scss)$/.test(file))
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: withoutComments(read(file)) }));

const names: readonly unknown[] = Object.values(handover);

it('has every data attribute that two parts of the shop use', () => {
  const places = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    for (const name of attributesIn(text)) {
      places.set(name, (places.get(name) ?? new Set()).add(partOf(file)));
    }
  }
  const shared = [...places].filter(([, parts]) => parts.size > 1 || parts.has('host/src/boot'));
  expect(shared.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
});

it('has every event', () => {
  const missing = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=['"`])weft:[a-z-]+/g)]
      .filter(([name]) => !names.includes(name))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('declares every global', () => {
  // TypeScript refuses the use of a global that is declared nowhere.
  const others = sources.filter(
    ({ file, text }) => file !== HANDOVER && /\bdeclare global\b[^]*\bvar \w/.test(text),
  );
  expect(others.map(({ file }) => file)).toEqual([]);
});

it('is where TypeScript has the names from', () => {
  const own = names.filter(
    (name): name is string => typeof name === 'string' && /^(?:data-|weft:)/.test(name),
  );
  const literals = sources
    .filter(({ file }) => /\.tsx?$/.test(file) && file !== HANDOVER && !WITHOUT_IMPORT.test(file))
    .flatMap(({ file, text }) =>
      own
        .filter((name) => literalOf(name, file).test(text))
        .map((name) => `${file} has ${name} as a literal`),
    );
  expect(own.length).toBeGreaterThan(20);
  expect(literals).toEqual([]);
});

/** The name in a string or through `dataset`; in a file with JSX not as an attribute there. */
function literalOf(name: string, file: string): RegExp {
  const inJsx = file.endsWith('x') ? '|=["{]' : '';
  const property = /^data-(.*)/
    .exec(name)?.[1]
    ?.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(
    `(?<=['"\`[ ])${name}(?![\\w-]${inJsx})${property ? `|\\bdataset\\.${property}\\b` : ''}`,
  );
}

function attributesIn(text: string): string[] {
  const written = [...text.matchAll(/(?<![\w-])data-[a-z][a-z-]*/g)].map(([name]) => name);
  const properties = [...text.matchAll(/\bdataset\.(\w+)/g)].map(
    ([, name = '']) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...written, ...properties];
}

/** A folder of the host, or any other room. What one of them uses alone is its own affair. */
function partOf(file: string): string {
  return file.startsWith('host/') ? dirname(file) : (file.split('/')[0] ?? '');
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}
