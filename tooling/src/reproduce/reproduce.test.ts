/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { appByFolder, apps } from '../workspace/apps';
import { outputOf } from './reproduce';

it('compares the pages with a build of all apps alone, which they are written of', () => {
  expect(outputOf(apps)).toEqual(['dist', 'dist-pages', 'dist-html']);
  expect(outputOf([appByFolder('host')])).toEqual(['dist', 'dist-pages']);
});
