/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import federation from '@module-federation/enhanced/webpack';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Compilation } from 'webpack';
import { OfferedNamesPlugin } from './OfferedNamesPlugin.mjs';
import { runWebpack } from './runWebpack.mjs';
import { providedNames } from './sharedNames.mjs';

const LIBRARY = ['own', 'offered', 'unused'].map((name) => `export const ${name} = '${name}!';`);

const FILES = {
  ...packageOf('listed', LIBRARY),
  ...packageOf('reduced', LIBRARY),
  ...packageOf('whole', LIBRARY),
  'src/index.js': "import('./start.js');",
  'src/start.js': `
    import { own } from 'listed';
    import { own as other } from 'reduced';
    import * as whole from 'whole';
    console.log(own, other, Object.keys(whole));
  `,
};
const PACKAGES = ['listed', 'reduced', 'whole'];

let folder: string;
let compilation: Compilation;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'offered-'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  ({ compilation } = await runWebpack({
    context: folder,
    mode: 'production',
    entry: './src/index.js',
    output: { path: join(folder, 'dist') },
    infrastructureLogging: { level: 'error' },
    plugins: [
      new federation.ModuleFederationPlugin({
        name: 'host',
        shared: Object.fromEntries(PACKAGES.map((name) => [name, { version: '1.0.0' }])),
        dts: false,
        manifest: false,
      }),
      new OfferedNamesPlugin({
        listed: ['offered'],
        reduced: { without: ['unused'] },
        whole: ['offered'],
      }),
    ],
  }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('a host provides the exports that it uses itself or offers, and no more', () => {
  expect(providedNames(compilation, PACKAGES)).toMatchObject({
    listed: ['offered', 'own'],
    reduced: ['offered', 'own'],
  });
});

it('a package that is imported as a whole is provided whole', () => {
  expect(providedNames(compilation, PACKAGES).whole).toEqual(['offered', 'own', 'unused']);
});

it('unused exports are in no file', () => {
  const dist = join(folder, 'dist');
  const text = readdirSync(dist).map((file) => readFileSync(join(dist, file), 'utf8'));
  const count = (word: string): number => text.join('').split(word).length - 1;
  expect([count('offered!'), count('own!'), count('unused!')]).toEqual([3, 3, 1]);
});

function packageOf(name: string, lines: readonly string[]): Record<string, string> {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: '1.0.0',
      type: 'module',
      sideEffects: false,
    }),
    [`node_modules/${name}/index.js`]: lines.join('\n'),
  };
}
