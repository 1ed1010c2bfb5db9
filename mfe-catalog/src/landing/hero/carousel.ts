/** The times of the hero carousel, in milliseconds (docs/product/landing.md#hero). */
export const ADVANCE_INTERVAL = 4000;
export const FADE_DURATION = 500;

export interface CarouselState {
  readonly count: number;
  /** The index of the shown image, from 0. */
  readonly index: number;
  /** The index after the transition; null outside a transition. */
  readonly target: number | null;
  /** `out` until the index changes, `in` until the transition ends. */
  readonly phase: 'still' | 'out' | 'in';
}

export type CarouselEvent =
  | { readonly kind: 'advance' }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'fadedOut' }
  | { readonly kind: 'fadedIn' };

/** A carousel at its first image. */
export function startCarousel(count: number): CarouselState {
  return { count, index: 0, target: null, phase: 'still' };
}

/**
 * A carousel's next state. It advances automatically and wraps. A choice starts a fade-out, then changes the index and
 * starts a fade-in. The choice of the current image is ignored, and so is everything during a transition.
 */
export function nextCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.kind) {
    case 'advance':
      if (state.phase !== 'still') return state;
      return { ...state, index: (state.index + 1) % state.count };
    case 'choose':
      if (state.phase !== 'still' || event.index === state.index) return state;
      return { ...state, target: event.index, phase: 'out' };
    case 'fadedOut':
      if (state.target === null) return state;
      return { ...state, index: state.target, target: null, phase: 'in' };
    case 'fadedIn':
      return { ...state, phase: 'still' };
  }
}
