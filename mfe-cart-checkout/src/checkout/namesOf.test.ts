import { describe, expect, it } from '@jest/globals';
import type { User } from 'shared-state';
import { namesOf } from './namesOf';

const USER: User = { id: 'u1', email: 'asha@example.com', name: 'asha', avatar: null };

describe('namesOf', () => {
  it('returns the registered names', () => {
    const user = { ...USER, name: 'Asha Devi Rao', firstName: 'Asha Devi', lastName: 'Rao' };
    expect(namesOf(user)).toEqual({ firstName: 'Asha Devi', lastName: 'Rao' });
  });

  it.each([
    ['asha', 'asha', ''],
    [' Asha  Devi Rao ', 'Asha', 'Devi Rao'],
    ['', '', ''],
  ])('splits the single name %p', (name, firstName, lastName) => {
    expect(namesOf({ ...USER, name })).toEqual({ firstName, lastName });
  });

  it('is empty for a guest', () => {
    expect(namesOf(null)).toEqual({ firstName: '', lastName: '' });
  });
});
