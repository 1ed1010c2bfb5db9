import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { workspaceRoot } from '../workspace/apps';
import { sentenceOf } from '../workspace/fail';
import { filesBelow } from '../workspace/filesBelow';
import { weft } from './weft';

const PROGRAM = join(workspaceRoot, 'tooling/bin/weft.mjs');

const NAMES = weft().commands.map((command) => command.name());

describe('weft', () => {
  it('describes every command', () => {
    const bare = weft().commands.filter((command) => command.description() === '');
    expect(bare.map((command) => command.name())).toEqual([]);
  });

  it('has every command that the documents name', () => {
    const documents = filesBelow(join(workspaceRoot, 'docs')).map((name) => `docs/${name}`);
    for (const file of ['README.md', 'CONTRIBUTING.md', ...documents]) {
      if (!file.endsWith('.md')) continue;
      const text = readFileSync(join(workspaceRoot, file), 'utf8');
      const named = [...text.matchAll(/npx --no-install weft ([a-z0-9][a-z0-9-]*)/g)].map(
        ([, name = '']) => name,
      );
      expect([file, named.filter((name) => !NAMES.includes(name))]).toEqual([file, []]);
    }
  });
});

it.each([
  ['quietly when the reader of its output has ended, as with head', '| true', ''],
  ['in one line when its output cannot be written', '> /dev/full', 'ENOSPC: no space left on'],
])('ends %s', (_case, output, problem) => {
  const line = `"$0" "${PROGRAM}" list --store /nothing/there ${output}`;
  const { stderr } = spawnSync('sh', ['-c', line, process.execPath], { encoding: 'utf8' });
  expect(stderr.replace(/ device, write\n$/, '')).toBe(problem);
});

it('prints an error in one line, and ends with 1', () => {
  const options = { encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'release', 'mfe-nope'], options);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^There is no app "mfe-nope"/)]);
});

it('says for which file or folder a user lacks the permission', () => {
  const message = "EACCES: permission denied, mkdir '/srv/releases'";
  const error = Object.assign(new Error(message), { code: 'EACCES', path: '/srv/releases' });
  expect(sentenceOf(error)).toMatch(/^This user has no permission for \/srv\/releases: .*EACCES/);
});
