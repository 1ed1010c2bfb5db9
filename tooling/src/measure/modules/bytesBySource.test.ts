/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { bytesBySource, ownerOf, shortName } from './bytesBySource.mjs';

it('divides a script among its sources', () => {
  const map = {
    file: 'main.js',
    version: 3,
    sources: ['a.js', 'b.js'],
    sourcesContent: [],
    names: [],
    // From the first column a.js, from the third b.js.
    mappings: ';AAAA,ECAA',
    sourceRoot: '',
  };
  expect([...bytesBySource('frame\naabbb', map)]).toEqual([
    ['', 5],
    ['a.js', 2],
    ['b.js', 3],
  ]);
});

it.each([
  ['webpack://host/../node_modules/.pnpm/mobx@7.1.3/node_modules/mobx/dist/mobx.mjs', 'mobx'],
  ['webpack://host/../node_modules/@module-federation/sdk/dist/dom.js', '@module-federation/sdk'],
  ['webpack://host/../shared-ui/src/index.ts?abcd', 'shared-ui'],
  ['webpack://host/./src/App.tsx', 'src'],
  ['webpack://host/webpack/runtime/consumes', 'webpack: runtime and federation’s data'],
  ['', 'webpack: frame of the file'],
])('%s belongs to %s', (source, owner) => {
  expect(ownerOf(shortName(source))).toBe(owner);
});
