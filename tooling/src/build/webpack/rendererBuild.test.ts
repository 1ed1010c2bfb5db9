import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { runWebpack } from '../../testing/runWebpack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { workspaceRoot } from '../../workspace/apps';
import { PAGES_FOLDER, RENDERER_FILE } from '../pages/fileNames';
import { rendererBuild } from './rendererBuild';

it('the program that writes pages is the same from every folder, because it contains no path of the sources', async () => {
  const folder = temporaryFolder();
  await runWebpack(rendererBuild(folder));
  const program = readFileSync(join(folder, PAGES_FOLDER, RENDERER_FILE), 'utf8');
  expect(program.includes(workspaceRoot)).toBe(false);
});
