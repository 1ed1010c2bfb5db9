import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { PACKED_ROOMS, packRooms } from './pack';

/** The suffixes that an import path may omit. */
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '.d.ts'];

interface PackedManifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  for (const [room, file] of Object.entries(await packRooms(folder))) {
    execFileSync('tar', ['-xzf', file, '--one-top-level=' + room], { cwd: folder });
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each(PACKED_ROOMS)('%s as a package', (room) => {
  const at = (path = ''): string => join(folder, room, 'package', path);
  const manifest = (): PackedManifest =>
    JSON.parse(readFileSync(at('package.json'), 'utf8')) as PackedManifest;
  const files = (): string[] =>
    readdirSync(at(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it('has the files that it exports, and no tests', () => {
    const { exports, bin = {} } = manifest();
    for (const file of [...Object.values(exports), ...Object.values(bin)]) {
      expect([file, existsSync(at(file))]).toEqual([file, true]);
    }
    expect(files().filter((file) => /\.test\.|\/(?:dist|e2e|node_modules)\//.test(file))).toEqual(
      [],
    );
  });

  it('has every file that its files import', () => {
    const missing = files()
      .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file))
      .flatMap((file) =>
        ts
          .preProcessFile(readFileSync(file, 'utf8'), true, true)
          .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
          .map(({ fileName }) => join(dirname(file), fileName))
          .filter((path) => !ENDINGS.some((ending) => existsSync(path + ending))),
      );
    expect(missing).toEqual([]);
  });

  it('has exact versions of its dependencies, without workspace references', () => {
    const { dependencies, peerDependencies = {} } = manifest();
    for (const version of Object.values({ ...dependencies, ...peerDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
    expect(Object.keys(dependencies).filter((name) => PACKED_ROOMS.includes(name))).toEqual([]);
  });
});
