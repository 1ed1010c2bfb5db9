import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { lintFiles } from './lintFiles';

const STRYKER = '/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */';

it('refuses environments that mutation tests cannot use, and waiting for an idle network', async () => {
  const files = [
    ['node.js', '/** @jest-environment node */'],
    ['jsdom.js', '/**\n * @jest-environment jsdom\n */'],
    ['stryker.js', STRYKER],
    ['empty.js', ''],
    ['idle.js', `page.waitForLoadState('networkidle');`],
    ['load.js', `page.waitForLoadState('load');`],
  ] as const;
  const found = await lintFiles(files, {
    jsPlugins: [join(workspaceRoot, 'tooling/config/lintRules.mjs')],
    rules: { 'shop/mutation-environment': 'error', 'shop/no-network-idle': 'error' },
  });
  expect(found.map(({ file }) => file).sort()).toEqual(['idle.js', 'jsdom.js', 'node.js']);
});
