/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readOpened, rememberOpened } from './lastOpened';

const VISIT = { key: 'a1', address: '/product/men?category=shirts' };

beforeEach(() => window.sessionStorage.clear());

describe('the last opened product', () => {
  it('is read only on the same visit to the listing', () => {
    rememberOpened(VISIT, 'men-shirt-1');
    rememberOpened(VISIT, 'men-shirt-2');
    expect(readOpened(VISIT)).toBe('men-shirt-2');
    expect(readOpened({ ...VISIT, key: 'b2' })).toBeNull();
    expect(readOpened({ ...VISIT, address: '/product/men' })).toBeNull();
  });

  it.each(['{', 'null', '[]', '["a1","/product/men?category=shirts",5]'])(
    'is null if %s is stored',
    (text) => {
      window.sessionStorage.setItem('weft.lastOpened', text);
      expect(readOpened(VISIT)).toBeNull();
    },
  );
});
