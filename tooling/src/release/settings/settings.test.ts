import { describe, expect, it } from '@jest/globals';
import { EMPTY_POINTER } from 'remote-loader/pointer';
import { changeSettings, SettingsError } from './settings';

const POINTER = { ...EMPTY_POINTER, origin: 'https://shop.example', reportSample: 0.5 };

describe('settings', () => {
  it('change only the given values', () => {
    const given = {
      'override-origins': 'https://preview.example, http://localhost:*',
      'report-to': 'https://reports.example/remotes',
    };
    expect(changeSettings(given)(POINTER)).toEqual({
      ...POINTER,
      overrideOrigins: ['https://preview.example', 'http://localhost:*'],
      reportTo: 'https://reports.example/remotes',
    });
    expect(changeSettings({})(POINTER)).toEqual(POINTER);
  });

  it('are removed by an empty text', () => {
    const { reportSample, overrideOrigins } = changeSettings({
      'report-sample': '',
      'override-origins': '',
    })(POINTER);
    expect([reportSample, overrideOrigins]).toEqual([undefined, []]);
  });

  it.each([
    [{ origin: '' }, '--origin is ""'],
    [{ origin: 'shop.example' }, '--origin is "shop.example"'],
    [{ origin: 'https://shop.example/' }, '--origin is "https://shop.example/"'],
    [{ origin: 'https://shop.example;x' }, '--origin'],
    [{ 'override-origins': 'https://a.example evil;' }, '--override-origins names "evil;"'],
    [{ 'override-origins': '*' }, '--override-origins names "*"'],
    [{ 'report-to': '/remotes' }, '--report-to is "/remotes"'],
    [{ 'report-to': 'javascript:alert(1)' }, '--report-to'],
    [{ 'report-sample': '2' }, '--report-sample is "2"'],
    [{ 'report-sample': 'half' }, '--report-sample is "half"'],
  ])('are refused by name if they are invalid: %j', (given, message) => {
    expect(() => changeSettings(given)).toThrow(SettingsError);
    expect(() => changeSettings(given)).toThrow(message);
  });
});
