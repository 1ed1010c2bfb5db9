/**
 * A stroke alphabet for marks: each letter is a path in a box ten units high, drawn with a pen of any width. Words come
 * out as shapes, so no picture depends on the fonts of the machine that draws it.
 */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [8, 'M0 10L4 0L8 10M1.5 6.6H6.5'],
  B: [5.8, 'M0 0V10H3a2.65 2.65 0 0 0 0-5.3H0M3 4.7a2.35 2.35 0 0 0 0-4.7H0'],
  C: [8.6, 'M8.54 1.46A5 5 0 1 0 8.54 8.54'],
  D: [7.5, 'M0 0V10H2.5a5 5 0 0 0 0-10Z'],
  E: [5.4, 'M5.4 0H0V10H5.4M0 4.8H4.5'],
  F: [5.2, 'M5.2 0H0V10M0 4.8H4.4'],
  G: [9.8, 'M8.54 1.46A5 5 0 1 0 9.8 5.4H6.2'],
  H: [7, 'M0 0V10M7 0V10M0 4.8H7'],
  I: [0, 'M0 0V10'],
  J: [4.4, 'M4.4 0V7.8a2.2 2.2 0 0 1-4.4 0'],
  K: [6.4, 'M0 0V10M6.2 0L0 6M2.2 3.9L6.4 10'],
  L: [5, 'M0 0V10H5'],
  M: [9, 'M0 10V0L4.5 7L9 0V10'],
  N: [7.4, 'M0 10V0L7.4 10V0'],
  O: [10, 'M5 0a5 5 0 0 0 0 10a5 5 0 0 0 0-10Z'],
  P: [5.6, 'M0 10V0H2.8a2.8 2.8 0 0 1 0 5.6H0'],
  R: [6, 'M0 10V0H2.8a2.8 2.8 0 0 1 0 5.6H0M2.6 5.6L6 10'],
  S: [
    5.6,
    'M5.3 1.7C4.8 .6 4 0 2.9 0C1.4 0 .3 1 .3 2.4C.3 5.7 5.6 4 5.6 7.4C5.6 9 4.4 10 2.9 10C1.5 10 .5 9.2 0 8',
  ],
  T: [6.8, 'M0 0H6.8M3.4 0V10'],
  U: [7, 'M0 0V6.5a3.5 3.5 0 0 0 7 0V0'],
  Y: [7.4, 'M0 0L3.7 5.2L7.4 0M3.7 5.2V10'],
  W: [11, 'M0 0L2.9 10L5.5 1.6L8.1 10L11 0'],
  '&': [
    7.4,
    'M7.2 10L1.7 3.6C.6 2.2 1.3 0 3.2 0C4.9 0 5.7 1.9 4.5 3.2C3.2 4.6 .2 5 .2 7.5C.2 9 1.4 10 2.9 10C5 10 6.7 8.2 7 5.7',
  ],
  ' ': [3.4, ''],
};

function shapeOf(letter: string) {
  const shape = LETTERS[letter];
  if (!shape) throw new Error(`The alphabet has no "${letter}".`);
  return shape;
}

/** How wide a word becomes, in the units of `height`. */
function widthOf(word: string, height: number, tracking: number) {
  const scale = height / 10;
  const advance = [...word].reduce((sum, letter) => sum + shapeOf(letter)[0] + tracking, 0);
  return (advance - tracking) * scale;
}

interface Place {
  /** the left edge, or the middle with `anchor: 'middle'` */
  readonly x: number;
  /** the top */
  readonly y: number;
  /** of the capitals */
  readonly height: number;
  /** the stroke's width, in the same units */
  readonly pen: number;
  readonly color: string;
  /** the gap between letters, in tenths of the height */
  readonly tracking: number;
  readonly anchor?: 'start' | 'middle';
}

/** A word as an SVG group. */
export function word(
  text: string,
  { x, y, height, pen, color, tracking, anchor = 'start' }: Place,
): string {
  const scale = height / 10;
  let at = anchor === 'middle' ? x - widthOf(text, height, tracking) / 2 : x;
  const letters = [...text].map((letter) => {
    const [width, path] = shapeOf(letter);
    const drawn =
      path && `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale})" d="${path}"/>`;
    at += (width + tracking) * scale;
    return drawn;
  });
  return `<g fill="none" stroke="${color}" stroke-width="${(pen / scale).toFixed(3)}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`;
}
