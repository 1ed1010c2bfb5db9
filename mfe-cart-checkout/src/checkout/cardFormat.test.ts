import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  looksExpired,
  looksMistyped,
  type Formatter,
  type Typed,
} from './cardFormat';

// The properties return booleans: `expect` would take most of the time of so many runs.
const RUNS = { numRuns: 2000 };
/** Texts of some characters. By default a property tries only texts of up to ten characters, and a card number is longer. */
const textOf = (characters: string, maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), maxLength, size: 'max' });
const digits = (most: number): fc.Arbitrary<string> => textOf('0123456789', most);
const anyTyped = fc
  .tuple(fc.oneof(fc.string(), textOf('0123456789 /-', 24)), fc.nat())
  .map(([text, at]): Typed => ({ text, caret: at % (text.length + 1) }));

describe.each([
  ['card number', formatCardNumber, 19],
  ['expiry', formatExpiry, 4],
  ['security code', formatSecurityCode, 4],
])('the %s', (_name, format: Formatter, most) => {
  it('has only digits and separators up to the maximum length, with the caret within, and stays so', () => {
    fc.assert(
      fc.property(anyTyped, fc.boolean(), (typed, isForward) => {
        const once = format(typed, isForward);
        const { text, caret } = once;
        return (
          /^[0-9 /]*$/.test(text) &&
          // While a year of four digits is typed, its third digit is shown.
          (digitsOf(text).length <= most || /^\d\d\/20\d$/.test(text)) &&
          caret >= 0 &&
          caret <= text.length &&
          (isForward || isSame(format(once), once))
        );
      }),
      RUNS,
    );
  });

  it('formats typed and pasted digits the same way', () => {
    fc.assert(
      fc.property(digits(most), (text) => {
        let typed: Typed = { text: '', caret: 0 };
        for (const digit of text) typed = format(insert(typed, digit));
        return isSame(typed, format({ text, caret: text.length })) && digitsOf(typed.text) === text;
      }),
      RUNS,
    );
  });

  it('puts the caret after a typed digit at any position', () => {
    fc.assert(
      fc.property(digits(most - 1), fc.nat(), fc.integer({ min: 0, max: 9 }), (text, at, digit) => {
        const before = format({ text, caret: text.length }).text;
        const caret = at % (before.length + 1);
        const after = format(insert({ text: before, caret }, String(digit)));
        const expected = digitsOf(before.slice(0, caret)) + String(digit);
        return (
          digitsOf(after.text.slice(0, after.caret)) === expected &&
          after.text[after.caret - 1] === String(digit)
        );
      }),
      RUNS,
    );
  });

  it.each([
    ['Backspace at the end', backspace, false],
    ['Delete at the start', deleteForward, true],
  ])('is emptied by repeated %s', (_key, press, isForward) => {
    fc.assert(
      fc.property(digits(most), (text) => {
        let typed = format({ text, caret: text.length });
        if (isForward) typed = { ...typed, caret: 0 };
        for (let strokes = 0; strokes < 30 && typed.text !== ''; strokes += 1) {
          typed = format(press(typed), isForward);
        }
        return typed.text === '';
      }),
      RUNS,
    );
  });
});

describe('formatCardNumber', () => {
  it('groups the digits of a pasted text', () => {
    const typed = formatCardNumber({ text: 'my 4111-1111-1111-1111 ', caret: 23 });
    expect(typed.text).toBe('4111 1111 1111 1111');
  });

  it('moves the caret over other digits as far as over ASCII digits', () => {
    expect(formatCardNumber({ text: '𝟒𝟏𝟏𝟏5', caret: 8 })).toEqual({ text: '4111 5', caret: 4 });
  });

  it('moves the caret over the gap on Delete', () => {
    const typed = formatCardNumber({ text: '12345678', caret: 4 }, true);
    expect(typed).toEqual({ text: '1234 5678', caret: 5 });
  });
});

describe('formatExpiry', () => {
  it.each([
    ['12', '12'],
    ['1227', '12/27'],
    ['3/', '03/'],
    ['12/', '12/'],
    ['6/27', '06/27'],
    ['12/2027', '12/27'],
    ['12 / 27', '12/27'],
    ['2027-12', '12/27'],
    ['2027/12', '12/27'],
    ['122027', '12/27'],
    ['１２/２０２７', '12/27'],
    ['132027', '13/20'],
    ['12/192', '12/19'],
  ])('shows %p as %p', (text, shown) => {
    expect(formatExpiry({ text, caret: text.length })).toEqual({
      text: shown,
      caret: shown.length,
    });
  });

  it.each(['12/2029', '1/2029', '12-2029', '122029', '12/29', '１２/２９'])(
    'reads a date typed as %s, key by key',
    (keys) => {
      let typed: Typed = { text: '', caret: 0 };
      for (const key of keys) typed = formatExpiry(insert(typed, key));
      expect(typed.text).toBe(keys.startsWith('1/') ? '01/29' : '12/29');
    },
  );

  it('does not change the month while its first digit is corrected', () => {
    expect(formatExpiry({ text: '2/27', caret: 0 })).toEqual({ text: '22/7', caret: 0 });
    expect(formatExpiry({ text: '02/27', caret: 1 })).toEqual({ text: '02/27', caret: 1 });
  });
});

describe('the check of a card number', () => {
  it.each([
    ['4111111111111111', false],
    ['378282246310005', false],
    ['3782 8224 6310 006', true],
    ['4111 1111 1111 111', false],
    ['', false],
  ])('reports a mistake in %p: %p', (number, expected) => {
    expect(looksMistyped(number)).toBe(expected);
  });

  it('finds any single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const wrong = [...'4111111111111111'];
        wrong[at] = String((Number(wrong[at]) + shift) % 10);
        return looksMistyped(wrong.join(''));
      }),
      RUNS,
    );
  });
});

it.each([
  ['03/26', false],
  ['02/26', true],
  ['12/25', true],
  ['00/30', true],
  ['13/30', true],
  ['12/', false],
])('in March 2026, the expiry date %p is expired: %p', (expiry, expected) => {
  expect(looksExpired(expiry, new Date(2026, 2, 31))).toBe(expected);
});

function isSame(a: Typed, b: Typed): boolean {
  return a.text === b.text && a.caret === b.caret;
}

function insert({ text, caret }: Typed, letter: string): Typed {
  return { text: text.slice(0, caret) + letter + text.slice(caret), caret: caret + 1 };
}

function backspace({ text, caret }: Typed): Typed {
  if (caret === 0) return { text, caret };
  return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
}

function deleteForward({ text, caret }: Typed): Typed {
  return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, '');
}
