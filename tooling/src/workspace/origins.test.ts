import { expect, it } from '@jest/globals';
import { originsIn } from './origins';

it.each([
  ['', []],
  ['http://localhost:*', ['http://localhost:*']],
  [
    'http://localhost:4001, https://preview.example.com',
    ['http://localhost:4001', 'https://preview.example.com'],
  ],
])('origins of overrides are read from %p', (text, origins) => {
  expect(originsIn('WEFT_OVERRIDE_ORIGINS', text)).toEqual(origins);
});

it('what is not an origin is refused, because it would be part of the security policy', () => {
  expect(() => originsIn('WEFT_OVERRIDE_ORIGINS', 'http://localhost:*, a;b')).toThrow(
    'WEFT_OVERRIDE_ORIGINS names "a;b"; an origin looks like',
  );
});
