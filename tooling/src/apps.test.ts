import { describe, expect, it } from '@jest/globals';
import { overrideOrigins } from './apps.mjs';

describe('overrideOrigins', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['http://localhost:*', ['http://localhost:*']],
    [
      'http://localhost:4001, https://preview.example.com',
      ['http://localhost:4001', 'https://preview.example.com'],
    ],
  ])('reads %p as %p', (text, origins) => {
    expect(overrideOrigins({ WEFT_OVERRIDE_ORIGINS: text })).toEqual(origins);
  });

  it.each(['*', 'localhost:4001', "http://a.example;script-src'unsafe-inline'", 'http://a/b'])(
    'refuses %p: it would stand in the security policy',
    (text) => {
      expect(() => overrideOrigins({ WEFT_OVERRIDE_ORIGINS: text })).toThrow(
        /WEFT_OVERRIDE_ORIGINS/,
      );
    },
  );
});
