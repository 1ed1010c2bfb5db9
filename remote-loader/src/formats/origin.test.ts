import { expect, it } from '@jest/globals';
import { isOrigin, isOriginPattern } from './origin.ts';

it.each([
  ['https://shop.example', true, true],
  ['http://localhost:3000', true, true],
  ['http://localhost:*', false, true],
  ['https://shop.example/', false, false],
  ['https://shop.example:99999', false, false],
  ['https://shop.example?x', false, false],
  ['https://a;b', false, false],
  ['https://*.example', false, false],
  ['ftp://shop.example', false, false],
  ['shop.example', false, false],
  ['', false, false],
])('%j: is an origin: %j, may have a wildcard for its port: %j', (text, isPlain, isPattern) => {
  expect([isOrigin(text), isOriginPattern(text)]).toEqual([isPlain, isPattern]);
});
