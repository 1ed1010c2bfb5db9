/** The data of a receipt beside its lines and sums; nothing of the card. */
export interface PlacedOrder {
  readonly number: string;
  readonly date: Date;
  readonly name: string;
  /** The lines of the address, none of them empty. */
  readonly address: readonly string[];
  readonly payment: string;
}

/** The payment methods as a receipt names them (SPEC §3, Payment). */
const PAYMENTS: ReadonlyMap<string, string> = new Map([
  ['card', 'Card'],
  ['paypal', 'PayPal'],
  ['cod', 'Cash on Delivery'],
]);

/** Creates the order from the form. It is shown on this page and not stored. */
export function placedOrder(form: FormData, now: Date): PlacedOrder {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const address = [
    text('address'),
    [text('city'), text('state'), text('zipCode')].filter(Boolean).join(', '),
    text('country'),
  ];
  return {
    // Seconds in base 36, so that the number is short.
    number: `W-${Math.floor(now.getTime() / 1000)
      .toString(36)
      .toUpperCase()}`,
    date: now,
    name: `${text('firstName')} ${text('lastName')}`.trim(),
    address: address.filter(Boolean),
    payment: PAYMENTS.get(text('paymentMethod')) ?? '',
  };
}
