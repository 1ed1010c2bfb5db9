import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { PagePolicyPlugin } from './PagePolicyPlugin';

let folder: string;
let container: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'));
  writeFileSync(join(folder, 'index.js'), "import('./page.js').catch(() => undefined);");
  writeFileSync(join(folder, 'page.js'), 'export const page = 1;');
  await build();
  container = readFileSync(join(folder, 'dist/main.js'), 'utf8');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a container that is loaded a second time', () => {
  it('loads its chunks with the policy of the first load', () => {
    const made: string[] = [];
    const page = pageWith({
      createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
        // As with a security policy without 'allow-duplicates'.
        if (made.includes(name)) throw new TypeError(`Policy "${name}" already exists.`);
        made.push(name);
        return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
      },
    });
    runInContext(container, page.context);
    runInContext(container, page.context);
    expect(made).toEqual(['mfe-example-webpack']);
    expect(page.sources()).toEqual(['trusted /page.js', 'trusted /page.js']);
  });

  it('works in a browser without Trusted Types', () => {
    const page = pageWith(undefined);
    runInContext(container, page.context);
    expect(page.sources()).toEqual(['/page.js']);
  });
});

/** The parts of a document that webpack's runtime needs to request a chunk. */
function pageWith(trustedTypes: object | undefined): {
  context: object;
  sources(): readonly string[];
} {
  const scripts: { src?: string }[] = [];
  const document = {
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined }),
    head: { appendChild: (script: object) => scripts.push(script) },
  };
  const globals = { document, setTimeout: () => 0, clearTimeout: () => undefined };
  const context = createContext(trustedTypes ? { ...globals, trustedTypes } : globals);
  runInContext('globalThis.self = globalThis', context);
  return { context, sources: () => scripts.map(({ src }) => src ?? '') };
}

function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(
      {
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
        plugins: [new PagePolicyPlugin()],
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
        else resolve();
      },
    );
  });
}
