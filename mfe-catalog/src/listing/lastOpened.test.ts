import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readOpened, rememberOpened } from './lastOpened';

const VISIT = { key: 'a1', address: '/product/men?category=shirts' };

beforeEach(() => window.sessionStorage.clear());

describe('the product that was opened last', () => {
  it('is read on the same visit of the listing only', () => {
    rememberOpened(VISIT, 'men-shirt-1');
    rememberOpened(VISIT, 'men-shirt-2');
    expect(readOpened(VISIT)).toBe('men-shirt-2');
    expect(readOpened({ ...VISIT, key: 'b2' })).toBeNull();
    expect(readOpened({ ...VISIT, address: '/product/men' })).toBeNull();
  });

  it.each(['{', 'null', '[]', '["a1","/product/men?category=shirts",5]'])(
    'is nothing where %s is stored',
    (text) => {
      window.sessionStorage.setItem('weft.lastOpened', text);
      expect(readOpened(VISIT)).toBeNull();
    },
  );

  it('is nothing where the storage refuses', () => {
    for (const method of ['setItem', 'getItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('No.', 'SecurityError');
      });
    }
    expect(() => rememberOpened(VISIT, 'men-shirt-1')).not.toThrow();
    expect(readOpened(VISIT)).toBeNull();
    jest.restoreAllMocks();
  });
});
