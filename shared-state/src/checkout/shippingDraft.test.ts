/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { startStores } from '../testing/testStores';
import { dropShippingDraft, keepShippingDraft, useShippingDraft } from './shippingDraft';

const ACCOUNT = 'asha@example.com';
const KEY = 'weft.checkout';

describe('the stored fields of the checkout', () => {
  it('are restored for the same shopper, and for no other', () => {
    keepShippingDraft(ACCOUNT, { firstName: 'Asha', city: 'Pune', state: '' });
    expect(draftOf(ACCOUNT)).toEqual({ firstName: 'Asha', city: 'Pune', state: '' });
    expect(draftOf(' ASHA@example.com')).toEqual({ firstName: 'Asha', city: 'Pune', state: '' });
    expect(draftOf('ben@example.com')).toEqual({});
  });

  it('are the shipping fields and the discount code, without the card', () => {
    const form = { city: 'Pune', cardNumber: '4111', cvv: '739', discountCode: 'SUMMER25' };
    keepShippingDraft(ACCOUNT, form);
    expect(JSON.parse(window.sessionStorage.getItem(KEY) ?? '')).toEqual({
      account: ACCOUNT,
      city: 'Pune',
      discountCode: 'SUMMER25',
    });
  });

  it.each([
    '{',
    'null',
    '5',
    '[]',
    '{"account":5,"city":"Pune"}',
    '{"account":"asha@example.com","city":5,"__proto__":{"a":1}}',
  ])('are empty if %s is stored', (text) => {
    window.sessionStorage.setItem(KEY, text);
    expect(draftOf(ACCOUNT)).toStrictEqual({});
  });

  it('are removed by the purchase, by a sign-out in this tab, and by erasing everything', () => {
    const { session, eraseAll } = startStores();
    for (const end of [dropShippingDraft, session.logout, eraseAll]) {
      keepShippingDraft(ACCOUNT, { city: 'Pune' });
      void end();
      expect(window.sessionStorage.getItem(KEY)).toBeNull();
    }
  });

  it('stay after a sign-out in another tab', () => {
    const user = { id: 'u', email: ACCOUNT, name: 'asha', avatar: null };
    const { storage, session } = startStores({ user });
    keepShippingDraft(ACCOUNT, { city: 'Pune' });
    storage.writeElsewhere('user', null);
    expect(session.isAuthenticated).toBe(false);
    expect(draftOf(ACCOUNT)).toEqual({ city: 'Pune' });
  });
});

function draftOf(account: string): object {
  return renderHook(() => useShippingDraft(account)).result.current;
}
