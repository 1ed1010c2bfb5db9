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
    const given = {
      overrideOrigins: 'https://preview.example, http://localhost:*',
    };
    expect(changeSettings(given)(POINTER)).toEqual({
      ...POINTER,
      overrideOrigins: ['https://preview.example', 'http://localhost:*'],
    });
    expect(changeSettings({})(POINTER)).toEqual(POINTER);
  });

  it('are removed by an empty text, except for the origin', () => {
    expect(changeSettings({ overrideOrigins: '' })(POINTER).overrideOrigins).toEqual([]);
  });

  it.each([
    [{ origin: '' }, '--origin is ""'],
    [{ origin: 'shop.example' }, '--origin is "shop.example"'],
    [{ origin: 'https://shop.example/' }, '--origin is "https://shop.example/"'],
    [{ origin: 'https://shop.example;x' }, '--origin'],
    [{ overrideOrigins: 'https://a.example evil;' }, '--override-origins names "evil;"'],
    [{ overrideOrigins: '*' }, '--override-origins names "*"'],
  ])('are refused by name if they are invalid: %j', (given, message) => {
    expect(() => changeSettings(given)).toThrow(message);
  });
});
