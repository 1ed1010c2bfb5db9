import { expect, it } from '@jest/globals';
import { checkFolder } from './checkFolder.mjs';

it.each(['/home/a b/100% wool', '/home/Mein Shöp', 'C:\\shop (1)', "/tmp/[shop]'s & co"])(
  'the folder %s can be used',
  (folder) => {
    expect(() => checkFolder(folder)).not.toThrow();
  },
);

it.each([
  ['/home/C#shop', '#'],
  ['/home/what?now/shop', '?'],
  ['/home/a!b', '!'],
])('the folder %s is refused in one sentence', (folder, character) => {
  expect(() => checkFolder(folder)).toThrow(
    `The folder is "${folder}", but webpack and tsx cannot use a path with "${character}": move the folder or rename it.`,
  );
});
