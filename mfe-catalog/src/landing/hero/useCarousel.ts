import { useEffect, useReducer, useState } from 'react';
import {
  ADVANCE_INTERVAL,
  FADE_DURATION,
  nextCarousel,
  startCarousel,
  type CarouselState,
} from './carousel';
import { usePause, type PauseFlag } from './usePause';

/** How long after the page's start the other pictures are loaded, in milliseconds. */
const WARM_UP = 2500;

/** A running carousel. */
export interface Carousel extends CarouselState {
  readonly pause: PauseFlag;
  /** False at first, so that only the first picture is loaded while the page starts. */
  readonly isWarm: boolean;
  readonly choose: (index: number) => void;
}

/** Runs a carousel of `count` images: the timers of its advance and of its transitions (SPEC §2, Hero). */
export function useCarousel(count: number): Carousel {
  const [state, dispatch] = useReducer(nextCarousel, count, startCarousel);
  const pause = usePause();
  const [isWarm, setWarm] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setWarm(true), WARM_UP);
    return () => clearTimeout(timer);
  }, []);

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
      setWarm(true);
      dispatch({ kind: 'choose', index });
    },
  };
}
