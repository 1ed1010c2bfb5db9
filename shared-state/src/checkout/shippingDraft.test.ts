import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { MemoryStorage } from '../testing/memoryStorage';
import { testStores } from '../testing/testStores';
import { dropShippingDraft, keepShippingDraft, useShippingDraft } from './shippingDraft';

const ACCOUNT = 'asha@example.com';
const KEY = 'weft.checkout';

beforeEach(() => window.sessionStorage.clear());

describe('what was typed into the checkout', () => {
  it('is there again for the same shopper, and for no other', () => {
    keepShippingDraft(ACCOUNT, { firstName: 'Asha', city: 'Pune', state: '' });
    expect(draftOf(ACCOUNT)).toEqual({ firstName: 'Asha', city: 'Pune', state: '' });
    expect(draftOf('ben@example.com')).toEqual({});
  });

  it('is stored without any field but those of the shipping', () => {
    const form = { city: 'Pune', cardNumber: '4111', cvv: '739', discountCode: 'SUMMER25' };
    keepShippingDraft(ACCOUNT, form);
    expect(JSON.parse(window.sessionStorage.getItem(KEY) ?? '')).toEqual({
      account: ACCOUNT,
      city: 'Pune',
    });
  });

  it.each(['{', 'null', '5', '[]', '{"account":"asha@example.com","city":5,"__proto__":{"a":1}}'])(
    'is nothing where %s is stored',
    (text) => {
      window.sessionStorage.setItem(KEY, text);
      expect(draftOf(ACCOUNT)).toEqual({});
    },
  );

  it('goes with the purchase, with a sign-out in this tab, and with everything else', () => {
    const { session, eraseAll } = testStores(() => new MemoryStorage());
    for (const end of [dropShippingDraft, session.logout, eraseAll]) {
      keepShippingDraft(ACCOUNT, { city: 'Pune' });
      void end();
      expect(window.sessionStorage.getItem(KEY)).toBeNull();
    }
  });

  it('stays when the sign-out happens in another tab', () => {
    const storage = new MemoryStorage({
      user: { id: 'u', email: ACCOUNT, name: 'asha', avatar: null },
    });
    const { session } = testStores(() => storage);
    const stop = session.start();
    keepShippingDraft(ACCOUNT, { city: 'Pune' });
    storage.values.delete('user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
    expect(session.isAuthenticated).toBe(false);
    expect(draftOf(ACCOUNT)).toEqual({ city: 'Pune' });
    stop();
  });
});

function draftOf(account: string): object {
  return renderHook(() => useShippingDraft(account)).result.current;
}
