/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { stores } from '../createStores';
import type { Receipt } from './receipt';
import { useReceipts } from './useReceipts';

const ASHA = 'asha@example.com';

afterEach(() => {
  stores.receipts.erase();
  window.localStorage.clear();
});

it('useReceipts has only the orders of the shopper, and follows changes until it is unmounted', () => {
  window.localStorage.setItem('weft.receipts', JSON.stringify([order('1', ASHA), order('2', 'b')]));
  const { result, unmount } = renderHook(() => useReceipts(ASHA));
  expect(result.current).toEqual([order('1', ASHA)]);
  act(() => stores.receipts.add(order('3', ASHA)));
  expect(result.current.map(({ id }) => id)).toEqual(['WF-3', 'WF-1']);
  unmount();
  changeElsewhere([]);
  expect(stores.receipts.list).toHaveLength(3);
});

it.each(['ASHA@example.com', ' Asha@Example.com '])(
  'useReceipts has the orders of %p',
  (account) => {
    stores.receipts.add(order('1', ASHA));
    stores.receipts.add(order('2', account));
    for (const email of [ASHA, account]) {
      const { result, unmount } = renderHook(() => useReceipts(email));
      expect(result.current.map(({ id }) => id)).toEqual(['WF-2', 'WF-1']);
      unmount();
    }
  },
);

it('useReceipts has no orders for a guest, and none while HTML is written', () => {
  stores.receipts.add(order('1', ASHA));
  expect(renderHook(() => useReceipts(undefined)).result.current).toEqual([]);
  expect(renderToString(<Shown />)).toBe('<p>0</p>');
});

function Shown(): ReactNode {
  return <p>{useReceipts(ASHA).length}</p>;
}

function order(number: string, account: string): Receipt {
  return {
    id: `WF-${number}`,
    placedAt: '2025-04-21T10:00:00.000Z',
    account,
    name: 'Asha Rao',
    address: ['12 Mill Lane'],
    payment: 'Card',
    lines: [{ id: 'a', title: 'Shirt', imageUrl: '', newPrice: '1,299', quantity: 1 }],
    discount: 0,
  };
}

/** Another tab stores receipts. */
function changeElsewhere(receipts: readonly Receipt[]): void {
  const newValue = JSON.stringify(receipts);
  window.localStorage.setItem('weft.receipts', newValue);
  const { localStorage: storageArea } = window;
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'weft.receipts', newValue, storageArea }),
  );
}
