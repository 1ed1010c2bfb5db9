import { expect, it } from '@jest/globals';
import { files } from '../docs/files';

// On macOS and Windows an import of one of two such modules can find the other.
it('the modules of a folder have names that differ in more than case', () => {
  const modules = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const names = [...new Set(modules.map((file) => file.replace(/\.\w+$/, '')))];
  const lower = names.map((name) => name.toLowerCase());
  expect(names.filter((_, index) => lower.indexOf(lower[index] ?? '') < index)).toEqual([]);
});
