import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CompileHintPlugin } from './CompileHintPlugin';
import { minimize } from './minimize';
import { runWebpack } from './runWebpack';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hint-'));
  writeFileSync(join(folder, 'index.js'), "import('./page.js');");
  writeFileSync(join(folder, 'page.js'), "\nconsole.log('shown');");
  await runWebpack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './index.js',
    output: { path: join(folder, 'dist'), chunkFilename: 'page.js' },
    devtool: 'hidden-source-map',
    optimization: minimize,
    plugins: [new CompileHintPlugin()],
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(['main.js', 'page.js'])(
  '%s begins with the hint, although comments are removed',
  (file) => {
    expect(read(file).split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
  },
);

it('source maps count the line of the hint', () => {
  const lines = read('page.js').split('\n');
  const line = lines.findIndex((each) => each.includes('shown'));
  const map = new SourceMap(JSON.parse(read('page.js.map')) as SourceMapPayload);
  const entry = map.findEntry(line, lines[line]?.indexOf('console') ?? -1);
  expect(entry).toMatchObject({ originalLine: 1, originalColumn: 0 });
});

function read(file: string): string {
  return readFileSync(join(folder, 'dist', file), 'utf8');
}
