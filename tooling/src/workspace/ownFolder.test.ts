import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { ownFolder } from './ownFolder';
import { temporaryFolder } from '../testing/temporaryFolder';

const parent = temporaryFolder();

it('each user has a folder, which the others cannot read', () => {
  const folder = ownFolder('releases', parent);
  expect(folder).toBe(join(parent, `releases-${process.getuid?.()}`));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(ownFolder('releases', parent)).toBe(folder);
});

it('a folder that another user made is refused', () => {
  const other = (process.getuid?.() ?? 0) + 1;
  // This user makes the folder, and then counts as another one.
  jest.spyOn(process, 'getuid').mockReturnValue(other);
  expect(() => ownFolder('releases', parent)).toThrow(
    `${join(parent, `releases-${other}`)} belongs to another user`,
  );
});
