import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { workspaceRoot } from '../../workspace/apps';
import { lintFiles } from './lintFiles';

it('refuses waiting for an idle network', async () => {
  const idle = `page.waitForLoadState('networkidle')`;
  expect(await refused('no-network-idle', [idle, `page.waitForLoadState('load')`])).toEqual([idle]);
});

it('finds text that a translator would break', async () => {
  const broken = [
    '<b>{isBusy && <Spinner />}{label}</b>',
    '<b>{isBusy && <Spinner />}Sign In</b>',
    '<b><Icon />{isOn ? "On" : "Off"}</b>',
    '<b>{count} products</b>',
    '<b>{items.map(toItem)}Total</b>',
    '<>Read <a>the terms</a></>',
    '`${count} products`',
    'formatSum(0)',
  ];
  const fine = [
    '<b>{isBusy && <Spinner />}<span>{label}</span></b>',
    '<b>{`${count} products`}</b>',
    '<b><Icon /> Share</b>',
    '<b>{children}{isOpen && <Panel />}</b>',
  ];
  expect(await refused('text-element', [...broken, ...fine])).toEqual(broken);
});

it('finds straight apostrophes in texts, except where the specification has them', async () => {
  const texts = [`"Don't"`, "`${name}'s`", `<p>the girls' frocks</p>`];
  const fine = [`"Don’t"`, `"We're Under Maintenance"`, `"Kid's Collection"`, `"'none'"`];
  expect(await refused('apostrophe', [...texts, ...fine])).toEqual(texts);
});

/** The expressions in which a rule finds something, each in a component of its own. */
async function refused(rule: string, code: readonly string[]): Promise<unknown[]> {
  const page = code.map((text) => `function Page() { return ${text}; }`).join('\n');
  const found = await lintFiles(
    { 'page.jsx': page },
    {
      jsPlugins: [join(workspaceRoot, 'tooling/config/lintRules.mjs')],
      rules: { [`shop/${rule}`]: 'error' },
    },
  );
  const lines = found.map(({ line }) => line - 1).sort((a, b) => a - b);
  return lines.map((line) => code[line]);
}
