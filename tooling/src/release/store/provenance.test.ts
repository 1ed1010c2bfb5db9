import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, jest } from '@jest/globals';
import { hashOf } from '../../workspace/hashOf';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { checkCommit, checkDescent, provenance } from './provenance';

const folder = temporaryFolder();

beforeAll(() => {
  // No `safe.directory` of this machine, and no repository around the folder.
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' });
  process.env.GIT_CEILING_DIRECTORIES = tmpdir();
});

it('a copy of the sources without a repository has the hash of its lockfile', () => {
  const copy = temporaryFolder();
  mkdirSync(join(copy, 'mfe-catalog'));
  writeFileSync(join(copy, 'pnpm-lock.yaml'), 'packages: {}');
  writeFileSync(join(copy, 'package.json'), '{"engines":{"pnpm":"10.0.0"}}');
  expect(provenance(join(copy, 'mfe-catalog'))).toMatchObject({
    commit: null,
    lockfile: { name: 'pnpm-lock.yaml', hash: hashOf('packages: {}') },
    pnpm: '10.0.0',
  });
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
  jest.replaceProperty(process, 'env', { ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' });
  expect(() => checkCommit(folder)).toThrow('detected dubious ownership in repository');
});

it('a release of uncommitted changes, or behind the live one, is refused', () => {
  writeFileSync(join(folder, 'new.txt'), '');
  expect(() => checkCommit(folder)).toThrow(/^There are uncommitted changes in .*--force\.$/);
  rmSync(join(folder, 'new.txt'));
  const { commit } = provenance(folder);
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
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
