/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import { describe, expect, it } from '@jest/globals';
import { product, receipt } from '../testing/products';
import { startStores } from '../testing/testStores';
import { isOrderNumber, orderNumber, type Receipt } from './receipt';
import { receiptView } from './receiptView';

const NEWEST = order(9);
const [LINE] = NEWEST.lines;

describe('ReceiptStore', () => {
  it('keeps the last ten, newest first', () => {
    const { storage, receipts } = startStores();
    for (let number = 1; number <= 12; number += 1) receipts.add(order(number));
    expect(receipts.list.map(({ id }) => id)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => order(number).id),
    );
    expect(storage.json('weft.receipts')).toEqual(receipts.list);
  });

  it('keeps one receipt if an order is added twice', () => {
    const { receipts } = startStores();
    receipts.add(order(1));
    receipts.add(NEWEST);
    receipts.add(order(1));
    expect(receipts.list).toEqual([order(1), NEWEST]);
  });

  it.each(['ASHA@example.com', ' Asha@Example.com '])('has the orders of %p', (account) => {
    const { receipts } = startStores();
    receipts.add(order(1));
    receipts.add({ ...order(2), account });
    receipts.add({ ...order(3), account: 'ben@example.com' });
    for (const email of ['asha@example.com', account]) {
      expect(receipts.of(email).map(({ id }) => id)).toEqual([order(2).id, order(1).id]);
    }
    expect(receipts.of(undefined)).toEqual([]);
  });

  it('reads item by item, drops invalid receipts and quarantines the text', () => {
    const stored = [
      NEWEST,
      null,
      { ...order(2), id: 'WF-<b>' },
      { ...order(3), placedAt: 'yesterday' },
      { ...order(4), lines: [] },
      { ...order(5), lines: [LINE, { ...LINE, newPrice: 'free' }] },
      { ...order(6), account: undefined },
      NEWEST,
      order(7),
    ];
    const { storage, receipts, health } = startStores({ 'weft.receipts': stored });
    expect(receipts.list).toEqual([NEWEST, order(7)]);
    expect(health.hasUnreadable).toBe(true);
    expect(storage.json('weft.unreadable.weft.receipts')).toEqual(stored);
  });

  it('ignores unknown fields, and reads the valid fields of a receipt', () => {
    const odd = {
      ...NEWEST,
      cardNumber: '4111',
      name: 5,
      address: 'here',
      payment: 'x'.repeat(1_000),
      discount: 1_000,
    };
    const { receipts } = startStores({ 'weft.receipts': [odd] });
    expect(receipts.list).toEqual([
      { ...NEWEST, name: '', address: [], payment: 'x'.repeat(300), discount: 0 },
    ]);
  });
});

describe('an order’s number', () => {
  it('differs for two orders within a second', () => {
    const first = orderNumber(new Date('2025-04-21T10:00:00.000Z'));
    expect(first).toBe('WF-M9QWN5S0');
    expect(orderNumber(new Date('2025-04-21T10:00:00.001Z'))).not.toBe(first);
    expect(isOrderNumber(first)).toBe(true);
  });

  it.each(['', 'WF-', 'wf-1', 'WF-1 ', 'WF-a', `WF-${'1'.repeat(21)}`, null, 5, {}])(
    'is not %p',
    (value) => {
      expect(isOrderNumber(value)).toBe(false);
    },
  );
});

it('a receipt shows the sums of its lines, and a discount that is not deducted', () => {
  const view = receiptView({ ...NEWEST, discount: 25 });
  expect(view.order).toMatchObject({ number: NEWEST.id, placedAt: new Date(NEWEST.placedAt) });
  expect(view.totals).toMatchObject({ subtotal: 259_800, total: 280_584 });
  expect(view.discount).toEqual({ percent: 25, amount: 64_950 });
  const { id, title, imageUrl } = product('men-shirt-1');
  expect(view.lines).toEqual([
    { id, title, imageUrl, quantity: 2, sizes: 'No size chosen', total: 259_800 },
  ]);
});

function order(number: number): Receipt {
  return receipt({ id: `WF-${number}` });
}
