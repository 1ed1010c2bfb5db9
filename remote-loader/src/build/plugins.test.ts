import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { ChunkIntegrityPlugin, PagePolicyPlugin } from './index.ts';

const SOURCES = {
  'index.js': "import('./page.js').catch(() => undefined);",
  'page.js': "import './page.css'; export const page = 1;",
  'page.css': 'p { color: red }',
};

/** Resolved here, because the sources are in another folder. */
const CSS_LOADER = createRequire(__filename).resolve('css-loader');

let folder: string;
let container: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plugins-'));
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(folder, file), text);
  await build();
  container = readFileSync(join(folder, 'dist/main.js'), 'utf8');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

// Jest cannot load Rspack, whose container tooling/e2e/loaderExample.spec.ts tests.
describe('a container of webpack', () => {
  it('loads its chunks with the policy of the first load when it is loaded a second time', () => {
    const policies: { name: string; rules: string[] }[] = [];
    const page = pageWith({
      trustedTypes: {
        createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
          // As with a security policy without 'allow-duplicates'.
          if (policies.some((policy) => policy.name === name)) {
            throw new TypeError(`Policy "${name}" already exists.`);
          }
          policies.push({ name, rules: Object.keys(rules) });
          return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
        },
      },
    });
    runInContext(container, page.context);
    runInContext(container, page.context);
    expect(policies).toEqual([{ name: 'mfe-example-webpack', rules: ['createScriptURL'] }]);
    expect(page.valuesOf('src')).toEqual(['trusted /page.js', 'trusted /page.js']);
  });

  it('loads its chunks in a browser without Trusted Types, and without a loader', () => {
    const page = pageWith({});
    runInContext(container, page.context);
    expect(page.valuesOf('src')).toEqual(['/page.js']);
    expect(page.valuesOf('href')).toEqual(['/page.css']);
    expect(page.valuesOf('integrity')).toEqual(['', '']);
  });

  it('loads its chunks with the hashes that the loader has published', () => {
    const published = [
      ['/page.js', 'sha384-script'],
      ['/page.css', 'sha384-style'],
    ] as const;
    const page = pageWith({ remoteIntegrity: new Map(published) });
    runInContext(container, page.context);
    expect(page.valuesOf('integrity').sort()).toEqual(['sha384-script', 'sha384-style']);
  });
});

function pageWith(own: object): { context: object; valuesOf(field: string): unknown[] } {
  const elements: Record<string, unknown>[] = [];
  const add = (element: Record<string, unknown>) => elements.push(element);
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: { append: add, appendChild: add },
  };
  const timers = { setTimeout: () => 0, clearTimeout: () => undefined };
  const context = createContext({ document, ...timers, ...own });
  runInContext('globalThis.self = globalThis', context);
  return {
    context,
    valuesOf: (field) => elements.flatMap((element) => (field in element ? [element[field]] : [])),
  };
}

async function build(): Promise<void> {
  const stats = await promisify<Configuration, Stats | undefined>(webpack)({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './index.js',
    output: {
      path: join(folder, 'dist'),
      publicPath: '/',
      chunkFilename: 'page.js',
      uniqueName: 'mfe_example',
      trustedTypes: { policyName: 'mfe-example-webpack' },
    },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, CSS_LOADER] }] },
    plugins: [
      new MiniCssExtractPlugin({ chunkFilename: 'page.css' }),
      new PagePolicyPlugin(),
      new ChunkIntegrityPlugin({ styles: MiniCssExtractPlugin }),
    ],
  });
  if (stats?.hasErrors()) throw new Error(stats.toString());
}
