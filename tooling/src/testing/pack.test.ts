import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { workspaceRoot } from '../workspace/apps';
import { filesBelow } from '../workspace/filesBelow';
import { installLoader, PACKED_ROOMS, packRooms } from './pack';
import { temporaryFolder } from './temporaryFolder';

type PackedManifest = Partial<
  Record<'exports' | 'bin' | 'dependencies' | 'peerDependencies', Record<string, string>>
>;

/** TypeScript's native compiler. */
const TSC = join(workspaceRoot, 'node_modules/@typescript/native/bin/tsc');

/** The files that an import path may name; a declaration imports `./a.ts` and means `./a.d.ts`. */
const filesNamed = (path: string): string[] => [
  ...['', '.ts', '.tsx', '/index.ts', '.d.ts'].map((ending) => path + ending),
  path.replace(/\.ts$/, '.d.ts'),
];

let folder: string;
let tarballs: Record<string, string>;

beforeAll(async () => {
  folder = temporaryFolder();
  tarballs = await packRooms(folder);
  for (const [room, file] of Object.entries(tarballs)) {
    execFileSync('tar', ['-xzf', file, '--one-top-level=' + room], { cwd: folder });
  }
});

describe.each(PACKED_ROOMS)('%s as a package', (room) => {
  const at = (path = ''): string => join(folder, room, 'package', path);
  const manifest = (): PackedManifest =>
    JSON.parse(readFileSync(at('package.json'), 'utf8')) as PackedManifest;
  const files = (): string[] => filesBelow(at()).map((file) => at(file));

  it('has the files that it exports, and no tests', () => {
    const { exports, bin } = manifest();
    const named = Object.values({ ...exports, ...bin });
    expect(named.filter((file) => !existsSync(at(file)))).toEqual([]);
    expect(files().filter((file) => /\.test\.|\/(?:e2e|node_modules)\//.test(file))).toEqual([]);
    // Either sources or compiled files.
    expect(existsSync(at('dist'))).toBe(!existsSync(at('src')));
  });

  it('has every file that its files import', () => {
    const missing = files()
      .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file))
      .flatMap((file) =>
        ts
          .preProcessFile(readFileSync(file, 'utf8'), true, true)
          .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
          .map(({ fileName }) => join(dirname(file), fileName))
          .filter((path) => !filesNamed(path).some((name) => existsSync(name))),
      );
    expect(missing).toEqual([]);
  });

  it('has exact versions of its dependencies, and versions or ranges of its peers', () => {
    const { dependencies = {}, peerDependencies = {} } = manifest();
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const version of Object.values(peerDependencies)) {
      expect(version).toMatch(/^\^?\d+\.\d+\.\d+$/);
    }
    expect(Object.keys(dependencies).filter((name) => PACKED_ROOMS.includes(name))).toEqual([]);
  });
});

/** Uses the plugins with the types of both bundlers. */
const BUILDS = `
import federation from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration as RspackConfiguration } from '@rspack/core';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ChunkIntegrityPlugin, PagePolicyPlugin, sourceHash, withHashes } from 'remote-loader/build';
import { parsePointer, type ReleasePointer } from 'remote-loader/formats';
import type { Configuration } from 'webpack';

const name = 'news_' + sourceHash('.', ['src']);
const manifest = { additionalData: withHashes };
const integrity = new ChunkIntegrityPlugin({ styles: MiniCssExtractPlugin });
export const webpack: Configuration = {
  plugins: [new ModuleFederationPlugin({ name, manifest }), new PagePolicyPlugin(), integrity],
};
export const rspack: RspackConfiguration = {
  plugins: [
    new federation.ModuleFederationPlugin({ name, manifest }),
    new PagePolicyPlugin(),
    new ChunkIntegrityPlugin(),
  ],
};
export const pointer: ReleasePointer = parsePointer({ format: 2 });
`;

describe('remote-loader in an empty folder', () => {
  let project: string;

  beforeAll(() => {
    project = join(folder, 'project');
    const installed = join(project, 'node_modules');
    const bundlers = ['@module-federation/enhanced', '@rspack/core', 'webpack'];
    const others = [...bundlers, 'mini-css-extract-plugin'];
    installLoader(String(tarballs['remote-loader']), installed, others);
    cpSync(join(installed, 'remote-loader/example/host.ts'), join(project, 'host.ts'));
    writeFileSync(join(project, 'builds.ts'), BUILDS);
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  });

  it.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('has its types without others, as resolved by %s', (moduleResolution, module) => {
    const options = { target: 'es2022', lib: 'es2023,dom,dom.iterable', module, moduleResolution };
    const named = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const { stdout } = spawnSync(
      process.execPath,
      [TSC, '--noEmit', '--strict', '--listFiles', ...named, 'host.ts', 'builds.ts'],
      { cwd: project, encoding: 'utf8' },
    );
    expect(stdout).toContain('remote-loader/dist/pageDocument.d.ts');
    // The bundlers' types need others; the loader's must not.
    expect(stdout.match(/^(?!\.\.\/).*error TS.*$/gm) ?? []).toEqual([]);
  });
});
