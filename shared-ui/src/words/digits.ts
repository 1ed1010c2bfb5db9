const DIGIT = /\p{Nd}/u;
/** Of other scripts: most digits are ASCII, and need no work. */
const FOREIGN_DIGITS = /(?!\d)\p{Nd}/gu;

/** Replaces the digits of every script, such as `１２` and `٥`, by ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let start = code;
    // Unicode has the digits of each script in a row from 0 to 9. Several rows may follow one another.
    while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}

/**
 * The whole number in a typed text: `2` for `2.5`, `1000` for `1,000`. Ignores everything but digits and separators, which may
 * be of any script; 0 without digits.
 */
export function readWholeNumber(text: string): number {
  const [whole = ''] = asciiDigits(text)
    .replace(/[，٬]/g, ',')
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .split(/[.,．٫]/);
  return Number(whole.replace(/\D/g, ''));
}
