import { readFileSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { compileHint } from './compileHint';
import { minimize } from './publishedScripts';
import { runWebpack } from '../../testing/runWebpack';
import { publishedTypescriptRule } from './sourceRules';
import { temporaryFolder } from '../../testing/temporaryFolder';

const PAGE = `
interface Item {
  name: string;
}

export const show = (item: Item) => {
  console.log(item.name);
};
`;

let folder: string;

beforeAll(async () => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'index.ts'), "void import('./page').then(({ show }) => show);");
  writeFileSync(join(folder, 'page.ts'), PAGE);
  await runWebpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './index.ts',
    output: { path: join(folder, 'dist'), chunkFilename: 'page.js' },
    resolve: { extensions: ['.ts'] },
    devtool: 'hidden-nosources-source-map',
    optimization: minimize,
    module: { rules: [publishedTypescriptRule] },
    plugins: [compileHint],
  });
});

it('every script begins with the hint, although comments are removed', () => {
  const lines = ['main.js', 'page.js'].map((file) => read(file).split('\n')[0]);
  expect(new Set(lines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

it('source maps lead to the line in TypeScript, although its types are removed and the hint is added', () => {
  const lines = read('page.js').split('\n');
  const line = lines.findIndex((each) => each.includes('console'));
  const map = new SourceMap(JSON.parse(read('page.js.map')) as SourceMapPayload);
  const entry = map.findEntry(line, lines[line]?.indexOf('console') ?? -1);
  expect(entry).toMatchObject({ originalLine: 6, originalColumn: 2 });
  expect(entry).toMatchObject({ originalSource: expect.stringMatching(/\/page\.ts$/) });
});

function read(file: string): string {
  return readFileSync(join(folder, 'dist', file), 'utf8');
}
