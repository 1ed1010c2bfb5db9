import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { minifySync } from '@swc/core';
import { workspaceRoot } from '../../workspace/apps';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { folderStore } from '../store/folderStore';
import { explain } from './explain';

const SOURCE =
  'export function buy(item) {\n  if (!item) {\n    throw new Error("nothing");\n  }\n}\n';

const MAP = 'notes/mfe-catalog/7/assets/Buy.0123456789ab.js.map';

let folder: string;

/** The position of the error in the script, in the format of browsers. */
let place: string;

beforeEach(() => {
  folder = temporaryFolder();
  const { code, map = '' } = minifySync(SOURCE, { module: true, sourceMap: true });
  const sources = ['webpack://mfe_catalog/./src/buy.js'];
  mkdirSync(join(folder, 'notes/mfe-catalog/7/assets'), { recursive: true });
  writeFileSync(join(folder, MAP), JSON.stringify({ ...(JSON.parse(map) as object), sources }));
  const files = { 'maps/assets/Buy.0123456789ab.js.map': '' };
  const note = { integrity: '', commit: 'c0ffee', files };
  writeFileSync(join(folder, 'notes/mfe-catalog/7.json'), JSON.stringify(note));
  const column = code.indexOf('Error(') - 'new '.length + 1;
  place = `https://catalog.example/7/assets/Buy.0123456789ab.js:1:${column}`;
});

describe('explain', () => {
  it.each([
    ['Error\n    at b (PLACE)\n    at click (https://shop.example/assets/main.js:1:9)'],
    ['b@PLACE\nclick@https://shop.example/assets/main.js:1:9'],
    [JSON.stringify({ type: 'threw', stack: 'Error\n at b (PLACE)' })],
  ])('names the sources in a stack of Chromium or Firefox, or in an event: %j', async (stack) => {
    const { text, explained } = await explain(stack.replace('PLACE', place), folderStore(folder));
    expect(explained).toBe(1);
    expect(text).toContain('mfe_catalog: src/buy.js:3:');
    expect(text).not.toContain(place);
  });

  it('finds the sources of the host, whose addresses have no release number', async () => {
    for (const file of ['', '.json']) {
      const [from, to] = [`notes/mfe-catalog/7${file}`, `notes/host/3${file}`];
      cpSync(join(folder, from), join(folder, to), { recursive: true });
    }
    const { text, explained } = await explain(place.replace('/7/', '/'), folderStore(folder));
    expect([text, explained]).toEqual([expect.stringContaining('src/buy.js:3:'), 1]);
  });

  it('does not change a stack of other releases', async () => {
    const stack = place.replace('/7/', '/8/');
    const nothing = { text: stack, explained: 0, problems: [] };
    expect(await explain(stack, folderStore(folder))).toEqual(nothing);
    const { problems } = await explain(place.replace(/\d+$/, '0'), folderStore(folder));
    expect(problems).toEqual(['The source maps have none of the positions in the text.']);
  });

  it('names a damaged note', async () => {
    writeFileSync(join(folder, 'notes/mfe-catalog/7.json'), '{');
    const { problems } = await explain(place, folderStore(folder));
    expect(problems).toEqual([expect.stringMatching('mfe-catalog/7.json in .+ is damaged')]);
  });

  it.each(['missing', 'damaged'])(
    'says which map is %s, and what makes it again',
    async (state) => {
      if (state === 'missing') rmSync(join(folder, MAP));
      else writeFileSync(join(folder, MAP), '{');
      const { text, problems } = await explain(place, folderStore(folder));
      expect([text, problems]).toEqual([
        place,
        [
          `${MAP} in ${folder} is ${state}: check out commit c0ffee, and npx --no-install weft release mfe-catalog --out <folder> writes it into <folder>/maps again.`,
        ],
      ]);
    },
  );

  it('as a command reads a log from its standard input', () => {
    const env = { ...process.env, WEFT_RELEASES: folder };
    const options = { env, input: `at b (${place})` };
    const command = join(workspaceRoot, 'tooling/bin/weft.mjs');
    expect(execFileSync(process.execPath, [command, 'explain'], options).toString()).toContain(
      'src/buy.js:3:',
    );
  });
});
