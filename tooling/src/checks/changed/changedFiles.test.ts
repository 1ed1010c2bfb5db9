import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { changedFiles } from './changedFiles';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  git('init', '--quiet', '--initial-branch=main');
  for (const file of ['kept.ts', 'edited.ts', 'gone.ts']) write(file, 'a');
  commit();
});

it('lists changes of the branch and the working tree since main, without later changes of main', () => {
  git('checkout', '--quiet', '-b', 'feature');
  write('committed.ts', 'b');
  rmSync(join(folder, 'gone.ts'));
  commit();
  git('checkout', '--quiet', 'main');
  write('kept.ts', 'by somebody else');
  commit();
  git('checkout', '--quiet', 'feature');
  write('edited.ts', 'b');
  mkdirSync(join(folder, 'new'));
  write('new/file.ts', 'b');
  expect(changedFiles(folder).files).toEqual(['committed.ts', 'edited.ts', 'new/file.ts']);
});

it('is empty on main itself', () => {
  expect(changedFiles(folder).files).toEqual([]);
});

it('needs main', () => {
  git('branch', '--quiet', '--move', 'main', 'other');
  expect(() => changedFiles(folder)).toThrow('neither "main" nor "origin/main"');
});

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' });
}

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message=x');
}
