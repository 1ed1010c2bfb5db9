import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { minimize } from './minimize';
import { runWebpack } from './runWebpack';
import { publishedTypescriptRule } from './typescriptRules';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'typescript-'));
  const lines = [
    'interface Item {',
    '  name: string;',
    '}',
    '',
    'export const of = (item: Item) => {',
  ];
  writeFileSync(
    join(folder, 'index.ts'),
    [...lines, '  console.log(item.name);', '};', ''].join('\n'),
  );
  await runWebpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './index.ts',
    output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
    devtool: 'hidden-nosources-source-map',
    optimization: minimize,
    module: { rules: [publishedTypescriptRule(join(workspaceRoot, 'tooling/tsconfig.base.json'))] },
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('source maps lead to the line in TypeScript, although its types are removed', () => {
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const [script, map] = [
    read('main.js'),
    new SourceMap(JSON.parse(read('main.js.map')) as SourceMapPayload),
  ];
  const entry = map.findEntry(0, script.indexOf('console'));
  expect(entry).toMatchObject({ originalLine: 5, originalColumn: 2 });
  expect(entry).toMatchObject({ originalSource: expect.stringMatching(/\/index\.ts$/) });
});
