/** A payment method (docs/product/checkout.md#form). */
interface PaymentMethod {
  readonly value: string;
  readonly label: string;
  /** Shown instead of the card's fields. */
  readonly note?: string;
}

/** The payment methods; the first is the default. */
export const PAYMENT_METHODS: readonly [PaymentMethod, ...PaymentMethod[]] = [
  { value: 'card', label: 'Card' },
  {
    value: 'paypal',
    label: 'PayPal',
    note: 'No further details needed: this demo doesn’t connect to PayPal.',
  },
  {
    value: 'cod',
    label: 'Cash on Delivery',
    note: 'No further details needed: you would pay on delivery.',
  },
];
