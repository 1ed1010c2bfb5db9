import { describe, expect, it } from '@jest/globals';
import { sizesIn } from './slots';

describe('sizesIn', () => {
  it('says how wide a picture is shown in which window', () => {
    const slots = [{ below: '48rem', width: '92vw' }, { width: '25rem' }];
    expect(sizesIn(slots, 4 / 3)).toBe('(width < 48rem) 92vw, 25rem');
  });

  it('counts the width that a box’s height asks for', () => {
    expect(sizesIn([{ width: '10rem', height: '25rem' }], 1.5)).toBe('max(10rem, 1.500 * 25rem)');
  });
});
