/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { stores } from 'shared-state';
import { dropDraft, keepDraft, readDraft } from './draft';
import { BLANK } from './fields';

const KEY = 'weft.registration';

afterEach(dropDraft);

describe('the draft of a registration', () => {
  it('is stored in the tab without passwords, which are only in memory, until it is removed', () => {
    const values = { ...BLANK, firstName: 'Asha', password: 'secret', confirmPassword: 'secret' };
    keepDraft(values);
    expect(window.sessionStorage.getItem(KEY)).toMatch(/Asha/);
    expect(window.sessionStorage.getItem(KEY)).not.toContain('secret');
    expect(window.localStorage).toHaveLength(0);
    expect(readDraft()).toEqual(values);
    dropDraft();
    expect(window.sessionStorage).toHaveLength(0);
    expect(readDraft()).toEqual({});
  });

  it.each([{ firstName: 'Asha', password: 'secret' }, { password: 'secret' }])(
    'is erased with everything else: %j',
    (typed) => {
      keepDraft({ ...BLANK, ...typed });
      window.sessionStorage.removeItem(KEY);
      expect(readDraft()).toEqual({});
    },
  );

  it('is kept in memory if the storage is full or forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    keepDraft({ ...BLANK, firstName: 'Asha' });
    expect(readDraft()).toMatchObject({ firstName: 'Asha' });
    stores.eraseAll();
    expect(readDraft()).toEqual({});
  });

  it('is not stored for a blank form', () => {
    keepDraft({ ...BLANK, firstName: 'Asha' });
    keepDraft(BLANK);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '"text"',
    '{"firstName": 1, "avatar": "avatar9", "password": "x", "__proto__": {}}',
  ])('is empty if %p is stored', (text) => {
    window.sessionStorage.setItem(KEY, text);
    expect(readDraft()).toEqual({});
  });
});
