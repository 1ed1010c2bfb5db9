import * as v from 'valibot';
import { CartLineSchema, type CartLine } from '../cart/cartLine';
import { listParser } from '../persistence/listParser';

/** A completed order. It has no card data. */
export interface Receipt {
  /** The order's number ({@link orderNumber}). */
  readonly id: string;
  /** When it was placed, as ISO 8601 in UTC. */
  readonly placedAt: string;
  /** The email of the session that placed it, so that nobody sees another shopper's orders on a shared device. */
  readonly account: string;
  readonly name: string;
  /** For the thanks, because a first name may have a space. Older receipts have none. */
  readonly firstName?: string | undefined;
  /** The non-empty lines of the address. */
  readonly address: readonly string[];
  /** The payment method in words; empty if unknown. */
  readonly payment: string;
  /** The bought products, at least one line. */
  readonly lines: readonly CartLine[];
  /** The percentage of the discount code; 0 for none. */
  readonly discount: number;
}

const NUMBER = /^WF-[0-9A-Z]{1,20}$/;

/** A new order number. It is unique on a device, because nobody places two orders within a millisecond. */
export function orderNumber(now: Date): string {
  return `WF-${now.getTime().toString(36).toUpperCase()}`;
}

export function isOrderNumber(text: unknown): text is string {
  return typeof text === 'string' && NUMBER.test(text);
}

/** Longer texts are cut, because a browser needs seconds to lay out a hundred thousand letters. */
const MAX_LENGTH = 300;

const Text = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_LENGTH)),
);

const ReceiptSchema = v.object({
  id: v.pipe(v.string(), v.regex(NUMBER)),
  placedAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  account: v.string(),
  name: v.fallback(Text, ''),
  firstName: v.fallback(v.optional(Text), undefined),
  address: v.fallback(v.pipe(v.array(Text), v.maxLength(5)), []),
  payment: v.fallback(Text, ''),
  // A receipt is invalid if any line is, because without that line it would show another sum.
  lines: v.pipe(v.array(CartLineSchema), v.minLength(1)),
  discount: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 0),
});

/** Reads the stored receipts. If two have the same number, keeps the first. */
export const receiptsParser = listParser<Receipt>(ReceiptSchema);
