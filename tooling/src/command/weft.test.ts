import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CommanderError, type Command } from 'commander';
import { workspaceRoot } from '../workspace/apps';
import { filesBelow } from '../workspace/filesBelow';
import { weft } from './weft';

const NAMES = weft().commands.map((command) => command.name());

describe('weft', () => {
  it.each(NAMES)('%s has a description and a help text', (name) => {
    const { said } = run(name, '--help');
    expect(said).toMatch(new RegExp(`^Usage: weft ${name}\\b`));
    expect(command(name).description()).not.toBe('');
  });

  it.each([
    [['releas'], 'release'],
    [['release', '--sharr', '5'], '--share'],
  ])('%j is refused with the nearest suggestion', (args, nearest) => {
    const { code, said } = run(...args);
    expect(code).toBe(1);
    expect(said).toContain(`Did you mean ${nearest}?`);
  });

  it.each([
    [['share'], "missing required argument 'remote'"],
    [['serve', 'mfe-catalog'], 'too many arguments'],
    [['start', '--port', '4460'], "unknown option '--port'"],
    [['e2e', '--browser', 'opera'], 'Allowed choices are firefox, webkit.'],
  ])('%j is refused in a sentence', (args, sentence) => {
    const { code, said } = run(...args);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('has every command that the documents name', () => {
    const documents = filesBelow(join(workspaceRoot, 'docs')).filter((file) =>
      file.endsWith('.md'),
    );
    for (const file of [
      'README.md',
      'CONTRIBUTING.md',
      ...documents.map((name) => `docs/${name}`),
    ]) {
      const text = readFileSync(join(workspaceRoot, file), 'utf8');
      const named = [...text.matchAll(/npx --no-install weft ([a-z0-9][a-z0-9-]*)/g)].map(
        ([, name = '']) => name,
      );
      expect([file, named.filter((name) => !NAMES.includes(name))]).toEqual([file, []]);
    }
  });
});

it('ends quietly when the reader of its output has ended, as with head', () => {
  const program = join(workspaceRoot, 'tooling/bin/weft.mjs');
  const line = `"$0" "${program}" list --store /nothing/there | true`;
  const { stderr } = spawnSync('sh', ['-c', line, process.execPath], { encoding: 'utf8' });
  expect(stderr).toBe('');
});

function command(name: string): Command {
  const found = weft().commands.find((one) => one.name() === name);
  if (!found) throw new Error(`There is no command ${name}.`);
  return found;
}

/** Parses the arguments without running a command. */
function run(...args: readonly string[]): { code: number | undefined; said: string } {
  let said = '';
  const program = weft();
  for (const one of [program, ...program.commands]) {
    one
      .exitOverride()
      .configureOutput({ writeOut: (text) => (said += text), writeErr: (text) => (said += text) });
  }
  try {
    program.parse(['node', 'weft', ...args]);
  } catch (error) {
    if (error instanceof CommanderError) return { code: error.exitCode, said };
    throw error;
  }
  return { code: undefined, said };
}
