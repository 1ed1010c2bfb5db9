import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { lintFiles } from './lintFiles';

const jsPlugins = [join(workspaceRoot, 'tooling/config/lintRules.mjs')];

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
    jsPlugins,
    rules: { 'shop/mutation-environment': 'error', 'shop/no-network-idle': 'error' },
  });
  expect(found.map(({ file }) => file).sort()).toEqual(['idle.js', 'jsdom.js', 'node.js']);
});

it.each([
  ['<b>{isBusy && <Spinner />}{label}</b>', 1],
  ['<b>{isBusy && <Spinner />}Sign In</b>', 1],
  ['<b>{isBusy && <Spinner />}<span>{label}</span></b>', 0],
  ['<b><Icon />{isOn ? "On" : "Off"}</b>', 1],
  ['<b>{count} products</b>', 1],
  ['<b>{`${count} products`}</b>', 0],
  ['<b>{items.map(toItem)}Total</b>', 1],
  ['<b><Icon /> Share</b>', 0],
  ['<b>{children}{isOpen && <Panel />}</b>', 0],
  ['<>Read <a>the terms</a></>', 1],
  ['`${count} products`', 1],
  ['formatSum(0)', 1],
] as const)('finds text that a translator would break: %s', async (markup, problems) => {
  const found = await lintFiles([['page.jsx', `function Page() { return ${markup}; }`]], {
    jsPlugins,
    rules: { 'shop/text-element': 'error' },
  });
  expect(found).toHaveLength(problems);
});

it('finds straight apostrophes in texts, except where the specification has them', async () => {
  const texts = [`"Don't"`, "`${name}'s`", `<p>the girls' frocks</p>`];
  const fine = [`"Don’t"`, `"We're Under Maintenance"`, `"Kid's Collection"`, `"'none'"`];
  const lines = [...texts, ...fine].map((text) => `f(${text});`).join('\n');
  const found = await lintFiles([['texts.jsx', lines]], {
    jsPlugins,
    rules: { 'shop/apostrophe': 'error' },
  });
  expect(found).toHaveLength(texts.length);
});
