import { describe, expect, it } from '@jest/globals';
import { discountPercent } from './discountPercent';

describe('discountPercent', () => {
  it.each([
    ['SUMMER25', 25],
    ['WELCOME10', 10],
    ['FAMILY50', 50],
    [' summer25 ', 25],
  ])('accepts %p', (code, percent) => {
    expect(discountPercent(code)).toBe(percent);
  });

  it.each([
    '',
    'MEN50',
    'SUMMER250',
    'SUM MER25',
    'ſummer25',
    'FAMıLY50',
    'ＳＵＭＭＥＲ25',
    '__PROTO__',
  ])('refuses %p', (code) => {
    expect(discountPercent(code)).toBeUndefined();
  });
});
