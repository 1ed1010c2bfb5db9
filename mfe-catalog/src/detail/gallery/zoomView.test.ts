import { describe, expect, it } from '@jest/globals';
import { DETAIL, MAX_SCALE, pannedBy, viewAt, WHOLE, zoomedAt } from './zoomView';

const STAGE = { x: 390, y: 700 };
const PICTURE = { x: 390, y: 520 };

describe('the zoomed view', () => {
  it('keeps the point under the finger in place', () => {
    const place = { x: 60, y: -50 };
    const view = zoomedAt(WHOLE, MAX_SCALE, place, STAGE, PICTURE);
    expect((place.x - view.x) / view.scale).toBeCloseTo(place.x);
    expect((place.y - view.y) / view.scale).toBeCloseTo(place.y);
  });

  it('scales from 1 to 2.5', () => {
    expect(zoomedAt(WHOLE, 9, { x: 0, y: 0 }, STAGE, PICTURE).scale).toBe(2.5);
    expect(zoomedAt({ scale: 2, x: 90, y: 0 }, 0.2, { x: 10, y: 0 }, STAGE, PICTURE)).toEqual(
      WHOLE,
    );
  });

  it('shows the edge of the picture when the pointer is at the edge of the stage', () => {
    const edge = { x: (390 * 2.5 - 390) / 2, y: (520 * 2.5 - 700) / 2 };
    const topLeft = viewAt(DETAIL, { x: -195, y: -350 }, STAGE, PICTURE);
    expect(topLeft).toEqual({ scale: 2.5, ...edge });
    expect(viewAt(topLeft, { x: 195, y: 0 }, STAGE, PICTURE)).toEqual({
      scale: 2.5,
      x: -edge.x,
      y: -0,
    });
  });

  it('pans only as far as the edges of the picture', () => {
    const view = { scale: 2.5, x: 0, y: 0 };
    expect(pannedBy(view, { x: 9_999, y: -9_999 }, STAGE, PICTURE)).toEqual({
      scale: 2.5,
      x: (390 * 2.5 - 390) / 2,
      y: -(520 * 2.5 - 700) / 2,
    });
    expect(pannedBy(WHOLE, { x: 50, y: 50 }, STAGE, PICTURE)).toEqual(WHOLE);
  });
});
