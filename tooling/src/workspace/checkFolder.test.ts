import { expect, it } from '@jest/globals';
import { checkFolder } from './checkFolder.mjs';

it.each(['/a b/100% wool', '/Mein Shöp', 'C:\\shop (1)', '/[shop] & co'])(
  'the folder %s can be used',
  (folder) => {
    expect(() => checkFolder(folder)).not.toThrow();
  },
);

it.each([
  ['/C#shop', '#'],
  ['/what?now/shop', '?'],
  ['/a!b', '!'],
  ["/Anna's shop", "'"],
])('the folder %s is refused in one sentence', (folder, character) => {
  expect(() => checkFolder(folder)).toThrow(
    `The folder is "${folder}", but webpack and tsx cannot use a path with "${character}": move the folder or rename it.`,
  );
});
