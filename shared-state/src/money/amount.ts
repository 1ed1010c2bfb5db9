/** Thrown for a price that is neither a finite, non-negative number nor text such as "1,299". */
export class PriceError extends Error {
  override readonly name = 'PriceError';

  constructor(readonly price: unknown) {
    const shown = typeof price === 'string' ? JSON.stringify(price.slice(0, 40)) : String(price);
    super(`Not a price: ${shown}. Give a number of at least 0, or digits such as "1,299".`);
  }
}

/** Above this, the price times the highest quantity in cents may not be an exact integer. */
const HIGHEST_PRICE = 10_000_000;

const DIGITS = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/**
 * Converts a catalogue price, a number or text with thousands separators, into a number in whole units of currency
 * (docs/product/catalogue.md#prices).
 *
 * @throws {PriceError} for any other value, so that a total is never NaN
 */
export function toAmount(price: unknown): number {
  const amount = typeof price === 'string' ? fromText(price) : price;
  if (typeof amount !== 'number' || !(amount >= 0 && amount <= HIGHEST_PRICE)) {
    throw new PriceError(price);
  }
  return amount;
}

export function isPrice(price: unknown): price is number | string {
  try {
    toAmount(price);
    return true;
  } catch {
    return false;
  }
}

/** A catalogue price in integer cents, the unit of every sum. */
export function toCents(price: unknown): number {
  return Math.round(toAmount(price) * 100);
}

function fromText(text: string): number {
  const trimmed = text.trim();
  return DIGITS.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN;
}
