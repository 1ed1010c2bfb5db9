import { expect, it } from '@jest/globals';
import { EMPTY_POINTER } from 'remote-loader/formats';
import { changeSettings } from './settings';

const POINTER = {
  ...EMPTY_POINTER,
  origin: 'https://shop.example',
  overrideOrigins: ['https://old.example'],
};

it.each([
  [
    'https://preview.example, http://localhost:*',
    ['https://preview.example', 'http://localhost:*'],
  ],
  ['', []],
])(
  'origins of overrides are replaced by %j, and the other settings stay',
  (text, overrideOrigins) => {
    expect(changeSettings({ overrideOrigins: text })(POINTER)).toEqual({
      ...POINTER,
      overrideOrigins,
    });
  },
);
