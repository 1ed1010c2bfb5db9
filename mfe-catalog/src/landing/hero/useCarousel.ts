import { useEffect, useReducer, useState } from 'react';
import { heroSlides } from '../../shop/hero';
import { usePause, type PauseFlag } from './usePause';

/** The times of the hero carousel, in milliseconds (docs/product/landing.md#hero). */
const ADVANCE_INTERVAL = 4000;
const FADE_DURATION = 500;

/** The delay before the other pictures are loaded, in milliseconds. */
const WARM_UP = 2500;

export interface CarouselState {
  readonly index: number;
  /** The index after the transition; null outside a transition. */
  readonly target: number | null;
  /** `out` until the index changes, `in` until the transition ends. */
  readonly phase: 'still' | 'out' | 'in';
}

export type CarouselEvent =
  | { readonly kind: 'advance' }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'faded' };

export const START: CarouselState = { index: 0, target: null, phase: 'still' };

/**
 * A carousel's next state. It advances automatically and wraps. A choice starts a fade-out, then changes the index and
 * starts a fade-in. The choice of the current image is ignored, and so is everything during a transition.
 */
export function nextCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.kind) {
    case 'advance':
      if (state.phase !== 'still') return state;
      return { ...state, index: (state.index + 1) % heroSlides.length };
    case 'choose':
      if (state.phase !== 'still' || event.index === state.index) return state;
      return { ...state, target: event.index, phase: 'out' };
    case 'faded':
      if (state.target === null) return { ...state, phase: 'still' };
      return { ...state, index: state.target, target: null, phase: 'in' };
  }
}

export interface Carousel extends CarouselState {
  readonly pause: PauseFlag;
  /**
   * Whether to load all pictures. False while the page starts and, in a browser that saves data, until Play. Until then only
   * shown and chosen pictures are loaded.
   */
  readonly isWarm: boolean;
  readonly choose: (index: number) => void;
}

/** Runs the hero's carousel with its timers (docs/product/landing.md#hero). */
export function useCarousel(): Carousel {
  const [state, dispatch] = useReducer(nextCarousel, START);
  const pause = usePause();
  const [isWarm, setWarm] = useState(false);
  const { isFrugal } = pause;

  useEffect(() => {
    if (isFrugal) return undefined;
    const timer = setTimeout(() => setWarm(true), WARM_UP);
    return () => clearTimeout(timer);
  }, [isFrugal]);

  useEffect(() => {
    if (pause.isHeld) return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'advance' }), ADVANCE_INTERVAL);
    return () => clearTimeout(timer);
  }, [state.index, pause.isHeld]);

  useEffect(() => {
    if (state.phase === 'still') return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'faded' }), FADE_DURATION);
    return () => clearTimeout(timer);
  }, [state.phase]);

  return {
    ...state,
    pause,
    isWarm,
    choose: (index) => {
      if (!isFrugal) setWarm(true);
      dispatch({ kind: 'choose', index });
    },
  };
}
