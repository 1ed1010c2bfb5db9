import { describe, expect, it } from '@jest/globals';
import { EMPTY_POINTER } from 'remote-loader/formats';
import { changeSettings } from './settings';

const POINTER = {
  ...EMPTY_POINTER,
  origin: 'https://shop.example',
  overrideOrigins: ['https://old.example'],
};

describe('settings', () => {
  it('change only the given values', () => {
    const overrideOrigins = ['https://preview.example', 'http://localhost:*'];
    const change = changeSettings({ overrideOrigins: overrideOrigins.join(', ') });
    expect(change(POINTER)).toEqual({ ...POINTER, overrideOrigins });
    expect(changeSettings({})(POINTER)).toEqual(POINTER);
  });

  it('are removed by an empty text, except for the origin', () => {
    expect(changeSettings({ overrideOrigins: '' })(POINTER).overrideOrigins).toEqual([]);
  });

  it('are refused by name if one is invalid', () => {
    const settings = { overrideOrigins: 'https://a.example evil;' };
    expect(() => changeSettings(settings)).toThrow('--override-origins names "evil;"');
  });
});
