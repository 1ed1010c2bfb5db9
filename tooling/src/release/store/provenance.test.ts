import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { hashOf } from '../../workspace/hashOf';
import { checkCommit, checkDescent, provenance } from './provenance';

let folder: string;
const environment = { ...process.env };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-commit-'));
  // No `safe.directory` of this machine, and no repository around the folder.
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
  process.env.GIT_CEILING_DIRECTORIES = tmpdir();
});

afterEach(() => {
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
});

afterAll(() => {
  process.env = environment;
  rmSync(folder, { recursive: true });
});

it('a copy of the sources without a repository has the hash of its lockfile', () => {
  const app = join(folder, 'mfe-catalog');
  mkdirSync(app);
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'packages: {}');
  writeFileSync(join(folder, 'package.json'), '{"engines":{"pnpm":"10.0.0"}}');
  expect(provenance(app)).toMatchObject({
    commit: null,
    lockfile: { name: 'pnpm-lock.yaml', hash: hashOf('packages: {}') },
    pnpm: '10.0.0',
  });
  for (const name of [app, 'pnpm-lock.yaml', 'package.json']) {
    rmSync(resolve(folder, name), { recursive: true });
  }
});

it('a release without a repository or without a commit is refused with git’s reason', () => {
  expect(() => checkCommit(folder)).toThrow(
    /^The release would have no commit, because git reports "fatal: not a git repository.*--force\.$/,
  );
  git('init', '--quiet');
  expect(() => checkCommit(folder)).toThrow("fatal: ambiguous argument 'HEAD'");
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@shop.example'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'one');
  expect(() => checkCommit(folder)).not.toThrow();
  // What git does in a folder of another user.
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  expect(() => checkCommit(folder)).toThrow('detected dubious ownership in repository');
});

it('a release of uncommitted changes, or behind the live one, is refused', () => {
  writeFileSync(join(folder, 'new.txt'), '');
  expect(() => checkCommit(folder)).toThrow(/^There are uncommitted changes in .*--force\.$/);
  rmSync(join(folder, 'new.txt'));
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  const check = (live: string | null) =>
    checkDescent(folder, 'mfe-catalog', { release: 7, commit: live });
  expect(() => check(null)).not.toThrow();
  expect(() => check(commit)).not.toThrow();
  expect(() => check('0'.repeat(40))).toThrow(
    /^Release 7 of mfe-catalog is live, and its commit 0{10} is not in the history of this clone/,
  );
});

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: folder, env: process.env });
}
