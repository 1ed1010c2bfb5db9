import { useEffect, useState, type RefObject } from 'react';

/**
 * The slide to show: the carousel's slide once its picture is decoded, until then the slide before, so that the hero is never
 * empty on a slow line. A slide whose picture cannot be loaded is not shown.
 *
 * @param index of the carousel's slide
 * @param target of a transition: its picture is needed next
 */
export function useDecodedSlide(
  slides: RefObject<HTMLElement | null>,
  index: number,
  target: number | null,
): { readonly shown: number; readonly isTargetReady: boolean } {
  const [shown, setShown] = useState(index);
  const [ready, setReady] = useState(index);
  const wanted = target ?? index;

  useEffect(() => {
    if (wanted === ready) return undefined;
    let isWanted = true;
    const report = (): void => {
      if (isWanted) setReady(wanted);
    };
    const picture = slides.current?.children[wanted]?.querySelector('img');
    // A slide without an image has the placeholder.
    if (picture) picture.decode().then(report, () => undefined);
    else report();
    return () => {
      isWanted = false;
    };
  }, [slides, wanted, ready]);

  if (ready === index && shown !== index) setShown(index);
  return { shown, isTargetReady: ready === target };
}
