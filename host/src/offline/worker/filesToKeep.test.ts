/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { filesToKeep } from './filesToKeep';

it('of a release its own files are kept, and not its copies of what the host shares', () => {
  const files = (sync: string[], async: string[] = []) => ({ sync, async });
  const manifest = {
    metaData: {
      integrity: {
        'entry.js': 'sha384-e',
        'Cart.css': 'sha384-c',
        'shared.js': 'sha384-s',
        'late.js': 'sha384-l',
      },
    },
    shared: [
      { assets: { js: files(['shared.js']), css: files([], ['gone.css']) } },
      { assets: { js: files([]), css: files([]) } },
    ],
  };
  expect(filesToKeep(manifest)).toEqual([
    ['entry.js', 'sha384-e'],
    ['Cart.css', 'sha384-c'],
    ['late.js', 'sha384-l'],
  ]);
  expect(filesToKeep({ metaData: {}, shared: [{}] })).toEqual([]);
});
