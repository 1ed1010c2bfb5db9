import { expect, it } from '@jest/globals';
import type { OxlintConfig } from 'oxlint';
import { x } from 'tinyexec';
import { workspaceRoot } from '../../workspace/apps';
import { files } from '../docs/files';
import { OXLINT } from '../programs';
import { lintFiles } from './lintFiles';

it('lint leaves out no file of a room', async () => {
  const modules = files.filter((file) => /\/.+\.[cm]?[jt]sx?$/.test(file));
  const texts = Object.fromEntries(modules.map((file) => [file, 'debugger;']));
  const args = ['--import', 'tsx', OXLINT, '--print-config'];
  const { stdout } = await x(process.execPath, args, { nodeOptions: { cwd: workspaceRoot } });
  const { ignorePatterns } = JSON.parse(stdout) as Required<OxlintConfig>;
  const found = await lintFiles(texts, { ignorePatterns, rules: { 'no-debugger': 'error' } });
  expect(found.map(({ file }) => file).sort()).toEqual(modules.sort());
});
