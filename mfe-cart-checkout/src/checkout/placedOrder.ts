/** What a receipt says of an order beside its lines and sums; nothing of a card is in it. */
export interface PlacedOrder {
  readonly number: string;
  readonly date: Date;
  readonly name: string;
  /** The lines of the address, none of them empty. */
  readonly address: readonly string[];
  readonly payment: string;
}

/** Payment kinds as a receipt says them (SPEC §3, Payment). */
const PAYMENTS: ReadonlyMap<string, string> = new Map([
  ['card', 'Card'],
  ['paypal', 'PayPal'],
  ['cod', 'Cash on Delivery'],
]);

/** The order in a filled-in form. It is shown on this page and kept nowhere. */
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
    // Seconds in base 36: short enough to be read out.
    number: `W-${Math.floor(now.getTime() / 1000)
      .toString(36)
      .toUpperCase()}`,
    date: now,
    name: `${text('firstName')} ${text('lastName')}`.trim(),
    address: address.filter(Boolean),
    payment: PAYMENTS.get(text('paymentMethod')) ?? '',
  };
}
