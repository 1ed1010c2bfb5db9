import { describe, expect, it } from '@jest/globals';
import { nextCarousel, START, type CarouselEvent, type CarouselState } from './useCarousel';

describe('the carousel', () => {
  it('advances and wraps to the first image', () => {
    const indexes = [1, 2, 3, 4, 5].map(
      (times) => after(...Array<CarouselEvent>(times).fill({ kind: 'advance' })).index,
    );
    expect(indexes).toEqual([1, 2, 3, 4, 0]);
  });

  it('changes the index between the two halves of a transition', () => {
    const chosen = after({ kind: 'choose', index: 3 });
    expect(chosen).toMatchObject({ index: 0, target: 3, phase: 'out' });
    const changed = nextCarousel(chosen, { kind: 'faded' });
    expect(changed).toMatchObject({ index: 3, target: null, phase: 'in' });
    expect(nextCarousel(changed, { kind: 'faded' })).toMatchObject({ index: 3, phase: 'still' });
  });

  it('ignores the choice of the current image, and choices and its own advance during a transition', () => {
    const second = after({ kind: 'advance' });
    expect(nextCarousel(second, { kind: 'choose', index: 1 })).toBe(second);
    const out = after({ kind: 'choose', index: 3 });
    const back = nextCarousel(out, { kind: 'faded' });
    for (const state of [out, back]) {
      expect(nextCarousel(state, { kind: 'choose', index: 2 })).toBe(state);
      expect(nextCarousel(state, { kind: 'advance' })).toBe(state);
    }
  });
});

function after(...events: readonly CarouselEvent[]): CarouselState {
  return events.reduce(nextCarousel, START);
}
