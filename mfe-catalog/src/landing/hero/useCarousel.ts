import { useEffect, useReducer, useState } from 'react';
import {
  ADVANCE_INTERVAL,
  FADE_DURATION,
  nextCarousel,
  startCarousel,
  type CarouselState,
} from './carousel';
import { usePause, type PauseFlag } from './usePause';

/** The delay before the other pictures are loaded, in milliseconds. */
const WARM_UP = 2500;

export interface Carousel extends CarouselState {
  readonly pause: PauseFlag;
  /**
   * Whether to load all pictures. False while the page starts and, in a browser that saves data, until Play. Until then only
   * shown and chosen pictures are loaded.
   */
  readonly isWarm: boolean;
  readonly choose: (index: number) => void;
}

/** Runs a carousel of `count` images with its timers (docs/product/landing.md#hero). */
export function useCarousel(count: number): Carousel {
  const [state, dispatch] = useReducer(nextCarousel, count, startCarousel);
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
    const kind = state.phase === 'out' ? 'fadedOut' : 'fadedIn';
    const timer = setTimeout(() => dispatch({ kind }), FADE_DURATION);
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
