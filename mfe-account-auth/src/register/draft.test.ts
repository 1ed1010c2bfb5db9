import { afterEach, describe, expect, it } from '@jest/globals';
import { dropDraft, keepDraft, readDraft } from './draft';
import { BLANK } from './fields';

const KEY = 'weft.registration';

afterEach(() => window.sessionStorage.clear());

describe('the draft of a registration', () => {
  it('has the typed values without the passwords, until it is dropped', () => {
    keepDraft({ ...BLANK, firstName: 'Asha', password: 'secret', confirmPassword: 'secret' });
    expect(window.sessionStorage.getItem(KEY)).not.toContain('secret');
    expect(readDraft()).toMatchObject({ firstName: 'Asha', avatar: 'avatar1' });
    expect(window.localStorage).toHaveLength(0);
    dropDraft();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is not stored for a blank form, with or without passwords', () => {
    keepDraft({ ...BLANK, password: 'secret' });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['no JSON', 'null', '[]', '{"firstName": 1, "avatar": "avatar9", "password": "x"}'])(
    'is empty where %p is stored',
    (text) => {
      window.sessionStorage.setItem(KEY, text);
      expect(readDraft()).toEqual({});
    },
  );
});
