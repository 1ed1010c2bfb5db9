import { describe, expect, it } from '@jest/globals';
import { DETAIL, MAX_SCALE, viewAt, withinEdges, zoomedAt, type ZoomView } from './zoomView';

const WHOLE = { scale: 1, x: 0, y: 0 };
const STAGE = { x: 390, y: 700 };
const PICTURE = { x: 390, y: 520 };
/** The largest offsets at the largest scale. */
const EDGE = { x: (390 * 2.5 - 390) / 2, y: (520 * 2.5 - 700) / 2 };

describe('the zoomed view', () => {
  it('keeps the point under the finger in place', () => {
    const place = { x: 60, y: -50 };
    const view = within(zoomedAt(WHOLE, MAX_SCALE, place));
    expect((place.x - view.x) / view.scale).toBeCloseTo(place.x);
    expect((place.y - view.y) / view.scale).toBeCloseTo(place.y);
  });

  it('scales from 1 to 2.5', () => {
    expect(within(zoomedAt(WHOLE, 9, { x: 0, y: 0 })).scale).toBe(2.5);
    expect(within(zoomedAt({ scale: 2, x: 90, y: 0 }, 0.2, { x: 10, y: 0 }))).toEqual(WHOLE);
  });

  it('shows the edge of the picture when the pointer is at or beyond the edge of the stage', () => {
    const topLeft = { scale: 2.5, ...EDGE };
    expect(within(viewAt(DETAIL, { x: -195, y: -350 }, STAGE, PICTURE))).toEqual(topLeft);
    expect(within(viewAt(DETAIL, { x: -400, y: -900 }, STAGE, PICTURE))).toEqual(topLeft);
    const right = within(viewAt(topLeft, { x: 195, y: 0 }, STAGE, PICTURE));
    expect(right).toEqual({ scale: 2.5, x: -EDGE.x, y: -0 });
  });

  it('pans only as far as the edges of the picture', () => {
    expect(within({ scale: 2.5, x: 9_999, y: -9_999 })).toEqual({
      scale: 2.5,
      x: EDGE.x,
      y: -EDGE.y,
    });
    expect(within({ scale: 1, x: 50, y: 50 })).toEqual(WHOLE);
  });
});

function within(view: ZoomView): ZoomView {
  return withinEdges(view, STAGE, PICTURE);
}
