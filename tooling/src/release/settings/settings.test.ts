import { expect, it } from '@jest/globals';
import { EMPTY_POINTER } from 'remote-loader/formats';
import { changeSettings } from './settings';

it.each([
  [
    'https://preview.example, http://localhost:*',
    ['https://preview.example', 'http://localhost:*'],
  ],
  ['', []],
])('origins of overrides are replaced by %j, and other settings stay', (text, overrideOrigins) => {
  const pointer = { ...EMPTY_POINTER, origin: 'https://shop.example', overrideOrigins: ['old'] };
  const changed = changeSettings({ overrideOrigins: text })(pointer);
  expect(changed).toEqual({ ...pointer, overrideOrigins });
});
