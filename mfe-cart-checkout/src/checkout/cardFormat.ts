import { asciiDigits } from 'shared-ui/digits';

export interface Typed {
  readonly text: string;
  /** The number of characters before the caret. */
  readonly caret: number;
}

/**
 * Formats a field's text. The caret stays at its digit, but moves over a separator after it when a forward deletion would
 * stop there.
 */
export type Formatter = (typed: Typed, isDeletingForward?: boolean) => Typed;

/** The number of digits of the longest card numbers (ISO/IEC 7812). */
const CARD_DIGITS = 19;

/** Formats a card number in groups of four (docs/product/checkout.md#form). */
export const formatCardNumber = inGroups({ most: CARD_DIGITS, size: 4, separator: ' ' });

export const formatSecurityCode = inGroups({ most: 4, size: 4, separator: '' });

const formatMonthAndYear = inGroups({ most: 4, size: 2, separator: '/' });

/** Formats an expiry date in any usual spelling as MM/YY. */
export const formatExpiry: Formatter = (typed, isDeletingForward) => {
  const whole = typed.caret === typed.text.length ? wholeExpiry(asciiDigits(typed.text)) : null;
  if (whole !== null) return { text: whole, caret: whole.length };
  return formatMonthAndYear(typed, isDeletingForward);
};

/** Whether digits pass the Luhn check of ISO/IEC 7812. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** True for a number of full length that fails the check. It is only a warning. */
export function looksMistyped(cardNumber: string): boolean {
  const digits = digitsOf(cardNumber);
  const usualLength = /^3[47]/.test(digits) ? 15 : 16;
  return digits.length >= usualLength && !passesLuhn(digits);
}

/**
 * True for a complete expiry date that has passed or is invalid. A card is valid until the end of its month. All years are
 * in this century.
 */
export function looksExpired(expiry: string, now: Date): boolean {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  // `Date` counts months from 0, so this is the first day after the card's last month.
  return !isMonth || new Date(2000 + Number(year), Number(month), 1) <= now;
}

/** True for a security code that is not empty, but shorter than any valid code. */
export function looksShort(securityCode: string): boolean {
  return securityCode !== '' && securityCode.length < 3;
}

interface Grouping {
  readonly most: number;
  readonly size: number;
  readonly separator: string;
}

function inGroups({ most, size, separator }: Grouping): Formatter {
  return ({ text, caret }, isDeletingForward = false) => {
    const digits = digitsOf(text).slice(0, most);
    const digitsBefore = Math.min(digitsOf(text.slice(0, caret)).length, digits.length);
    const groups = digits.match(new RegExp(`\\d{1,${size}}`, 'g')) ?? [];
    const isAtGroupEnd = digitsBefore > 0 && digitsBefore % size === 0;
    const isBeforeSeparator = isAtGroupEnd && digitsBefore < digits.length;
    const separatorsBefore = Math.max(0, Math.ceil(digitsBefore / size) - 1);
    const passed = isBeforeSeparator && isDeletingForward ? 1 : 0;
    return {
      text: groups.join(separator),
      caret: digitsBefore + separator.length * (separatorsBefore + passed),
    };
  };
}

/**
 * Reads spellings of a pasted, autofilled or just completed date. The caret must be at the end, so that a correction in the
 * middle is not changed. Null for other texts.
 */
function wholeExpiry(text: string): string | null {
  const trimmed = text.trim();
  // A typed slash is kept, and Backspace removes it.
  const month = /^(\d{1,2})[/\-.]$/.exec(trimmed)?.[1];
  if (month !== undefined) return month === '0' ? '0' : `${month.padStart(2, '0')}/`;
  const isoDate = /^\d{2}(\d{2})[-/](\d{2})$/.exec(trimmed);
  if (isoDate) return `${isoDate[2]}/${isoDate[1]}`;
  // The first three digits of a year of four, such as 2029, while it is typed.
  if (/^\d{2}\/20\d$/.test(trimmed)) return trimmed;
  const date =
    /^(0[1-9]|1[0-2])20(\d{2})$/.exec(trimmed) ??
    /^(\d{1,2})\s*[/\-.\s]\s*(?:\d{2})?(\d{2})$/.exec(trimmed);
  return date?.[1] !== undefined ? `${date[1].padStart(2, '0')}/${date[2]}` : null;
}

function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}
