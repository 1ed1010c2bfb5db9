import { orderNumber, type Receipt } from 'shared-state';
import { COUNTRY_NAMES } from 'shared-state/countries';
import { PAYMENT_METHODS } from './paymentMethods';

type Order = Pick<Receipt, 'account' | 'discount' | 'lines'>;

/** Creates the receipt of a new order. The form data has no card fields, because they have no names. */
export function receiptOf(form: FormData, order: Order, now: Date): Receipt {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const address = [
    text('address'),
    [text('city'), text('state'), text('zipCode')].filter(Boolean).join(', '),
    Object.entries(COUNTRY_NAMES).find(([code]) => code === text('country'))?.[1] ?? '',
  ];
  return {
    ...order,
    id: orderNumber(now),
    placedAt: now.toISOString(),
    firstName: text('firstName'),
    name: `${text('firstName')} ${text('lastName')}`.trim(),
    address: address.filter(Boolean),
    payment: PAYMENT_METHODS.find(({ value }) => value === text('paymentMethod'))?.label ?? '',
  };
}
