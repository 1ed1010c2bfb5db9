import { expect, it } from '@jest/globals';
import { appByFolder, apps } from '../workspace/apps';
import { outputOf } from './reproduce';

it('compares the pages only if all apps are built', () => {
  expect(outputOf(apps)).toEqual(['dist', 'dist-pages', 'dist-html']);
  expect(outputOf([appByFolder('host')])).toEqual(['dist', 'dist-pages']);
});
