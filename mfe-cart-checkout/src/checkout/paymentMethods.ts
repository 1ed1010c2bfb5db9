/** The payment methods by their values in the form, with their labels (docs/product/checkout.md#form). */
export const PAYMENT_LABELS = {
  card: 'Card',
  paypal: 'PayPal',
  cod: 'Cash on Delivery',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_LABELS;

export const PAYMENT_METHODS = Object.keys(PAYMENT_LABELS) as readonly PaymentMethod[];
