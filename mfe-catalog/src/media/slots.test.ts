import { describe, expect, it } from '@jest/globals';
import { sizesIn } from './slots';

describe('sizesIn', () => {
  it('gives the width of a picture for each range of window widths', () => {
    const slots = [{ below: 48, vw: 92 }, { rem: 25 }];
    expect(sizesIn(slots, 4 / 3)).toBe('(width < 48rem) 92vw, 25rem');
  });

  it('includes the width that a box’s height requires', () => {
    expect(sizesIn([{ rem: 10, height: 25 }], 1.5)).toBe('37.5rem');
    expect(sizesIn([{ rem: 40, height: 25 }], 1.5)).toBe('40rem');
  });

  it.each([
    ['the height, then the window', { vw: 50, height: 20 }, '(width < 60rem) 30rem, 50vw'],
    ['the window, then the largest width', { vw: 50, rem: 40 }, '(width < 80rem) 50vw, 40rem'],
    [
      'all three',
      { vw: 50, rem: 40, height: 20 },
      '(width < 60rem) 30rem, (width < 80rem) 50vw, 40rem',
    ],
    [
      'only the height if it requires more than the largest width',
      { vw: 50, rem: 40, height: 30 },
      '(width < 90rem) 45rem, 45rem',
    ],
    [
      'only up to the end of the slot',
      { below: 50, vw: 50, height: 20 },
      '(width < 50rem) 30rem, 20rem',
    ],
  ])('uses media conditions: %s', (_title, slot, sizes) => {
    const last = 'below' in slot ? [{ rem: 20 }] : [];
    expect(sizesIn([slot, ...last], 1.5)).toBe(sizes);
  });
});
