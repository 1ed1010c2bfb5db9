import { lutimesSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { folderStore } from './folderStore';
import { stagingIn, withStaging } from './staging';

it('leaves the work of other processes, and removes what is a day old', async () => {
  const store = folderStore(temporaryFolder());
  const staging = stagingIn(store.address);
  const [running, left, link] = ['running', 'left', 'link'].map((name) => join(staging, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [running, left]) mkdirSync(join(folder, 'files'), { recursive: true });
  symlinkSync('moves/2', link);
  const yesterday = Date.now() / 1000 - 86_500;
  for (const path of [left, link]) lutimesSync(path, yesterday, yesterday);
  await withStaging(store, () => Promise.resolve());
  expect(readdirSync(staging)).toEqual(['running']);
});
