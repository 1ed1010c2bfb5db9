import { expect, it } from '@jest/globals';
import { tableOf } from './table.mjs';

it('the table has the packages of a script with their largest modules, and leaves out tiny ones', () => {
  const modules = [
    { name: 'mobx/dist/mobx.mjs', bytes: 11_700 },
    { name: 'src/App.tsx', bytes: 300 },
    { name: 'src/small.ts', bytes: 20 },
    { name: 'clsx/clsx.mjs', bytes: 40 },
  ];
  expect(tableOf([{ file: 'main.js', bytes: 12_060, modules }])).toBe(
    [
      'main.js: 12.1 KB',
      '',
      '| Part | KB | Largest modules |',
      '|---|---|---|',
      '| mobx | 11.7 | dist/mobx.mjs 11.7 |',
      '| src | 0.3 | App.tsx 0.3 |',
    ].join('\n'),
  );
});
