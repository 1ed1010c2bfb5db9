import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readRecent, rememberViewed } from './recentlyViewed';

beforeEach(() => window.sessionStorage.clear());

describe('recently viewed', () => {
  it('keeps the latest first, each once, and no more than five', () => {
    for (const id of ['a', 'b', 'c', 'd', 'a', 'e', 'f']) rememberViewed(id);
    expect(readRecent()).toEqual(['f', 'e', 'a', 'd', 'c']);
  });

  it.each(['{', 'null', '{}', '5', '"x"'])('is empty where %s is stored', (text) => {
    window.sessionStorage.setItem('weft.recentlyViewed', text);
    expect(readRecent()).toEqual([]);
  });

  it('drops what is no id', () => {
    window.sessionStorage.setItem('weft.recentlyViewed', '["a",null,{},5]');
    expect(readRecent()).toEqual(['a']);
  });

  it('survives a storage that refuses', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    expect(() => rememberViewed('a')).not.toThrow();
    expect(readRecent()).toEqual([]);
  });
});
