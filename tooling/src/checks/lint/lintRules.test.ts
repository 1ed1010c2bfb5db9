import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { lintFiles } from './lintFiles';

const jsPlugins = [join(workspaceRoot, 'tooling/config/lintRules.mjs')];

it('refuses waiting for an idle network', async () => {
  const files = [
    ['idle.js', `page.waitForLoadState('networkidle');`],
    ['load.js', `page.waitForLoadState('load');`],
  ] as const;
  const found = await lintFiles(files, { jsPlugins, rules: { 'shop/no-network-idle': 'error' } });
  expect(found.map(({ file }) => file)).toEqual(['idle.js']);
});

const MARKUP = [
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
] as const;

it('finds text that a translator would break', async () => {
  const files = MARKUP.map(
    ([markup], index) => [`${index}.jsx`, `function Page() { return ${markup}; }`] as const,
  );
  const found = await lintFiles(files, { jsPlugins, rules: { 'shop/text-element': 'error' } });
  const problems = MARKUP.map(([markup], index) => [
    markup,
    found.filter(({ file }) => file === `${index}.jsx`).length,
  ]);
  expect(problems).toEqual(MARKUP);
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
