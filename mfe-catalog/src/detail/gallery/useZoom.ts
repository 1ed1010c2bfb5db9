import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import {
  DETAIL,
  MAX_SCALE,
  viewAt,
  withinEdges,
  zoomedAt,
  type Pixels,
  type ZoomView,
} from './zoomView';

/** In CSS pixels. A press that moves less than this is a tap. */
const TAP = 8;
/** In CSS pixels. A swipe longer than this changes the picture, unless the picture is enlarged. */
const SWIPE = 50;

interface Zoom {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The enlarged element. It fills the stage as far as its aspect ratio allows. */
  readonly picture: RefObject<HTMLDivElement | null>;
  readonly isEnlarged: boolean;
  /** Enlarges around the centre, or shows the whole picture again. */
  readonly toggle: () => void;
  readonly panBy: (by: Pixels) => void;
  readonly pointerProps: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent<HTMLDivElement>) => void
    >
  >;
}

/**
 * Pinching, tapping and panning of a picture. A mouse moves it without a press.
 *
 * @param shown the picture's path; each picture starts enlarged
 * @param onSweep called with 1 or -1 for a swipe over a picture that is not enlarged
 */
export function useZoom(shown: string, onSweep: (by: 1 | -1) => void): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ shown, view: DETAIL });
  const view = state.shown === shown ? state.view : DETAIL;

  // Set by script, because the content security policy forbids inline styles in HTML.
  useLayoutEffect(() => {
    if (!picture.current) return;
    picture.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }, [view]);

  const sizes = (): [Pixels, Pixels] => [sizeOf(stage.current), sizeOf(picture.current)];
  const show = (next: ZoomView): void => setState({ shown, view: withinEdges(next, ...sizes()) });
  const toggle = (place: Pixels = { x: 0, y: 0 }): void => {
    show(zoomedAt(view, view.scale > 1 ? 1 : MAX_SCALE, place));
  };
  const panBy = (by: Pixels): void => show({ ...view, x: view.x + by.x, y: view.y + by.y });

  return {
    stage,
    picture,
    isEnlarged: view.scale > 1,
    toggle: () => toggle(),
    panBy,
    pointerProps: usePointers({
      onPan: panBy,
      onPoint: (place) => show(viewAt(view, place, ...sizes())),
      onPinch: (factor, place) => show(zoomedAt(view, view.scale * factor, place)),
      onTap: toggle,
      onSweep: (by) => {
        if (view.scale === 1) onSweep(by);
      },
    }),
  };
}

interface Gestures {
  /** A mouse has moved, pressed or not. */
  readonly onPoint: (place: Pixels) => void;
  readonly onPan: (by: Pixels) => void;
  readonly onPinch: (factor: number, place: Pixels) => void;
  readonly onTap: (place: Pixels) => void;
  readonly onSweep: (by: 1 | -1) => void;
}

/** Translates the pointer events of an element into gestures. Positions are relative to its centre. */
function usePointers(gestures: Gestures): Zoom['pointerProps'] {
  const pointers = useRef(new Map<number, Pixels>());
  /** The start of a press by a single pointer; null as soon as there is a second pointer. */
  const start = useRef<Pixels | null>(null);

  const handleEnd = (event: PointerEvent<HTMLDivElement>): void => {
    pointers.current.delete(event.pointerId);
    const from = start.current;
    if (!from || event.type === 'pointercancel') return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(x, y) < TAP) gestures.onTap(placeOf(event, event.currentTarget));
    else if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) gestures.onSweep(x < 0 ? 1 : -1);
  };

  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, at);
      start.current = pointers.current.size === 1 ? at : null;
    },
    onPointerMove: (event) => {
      if (event.pointerType === 'mouse') {
        gestures.onPoint(placeOf(event, event.currentTarget));
        return;
      }
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, now);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) gestures.onPan({ x: now.x - before.x, y: now.y - before.y });
      else {
        const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        gestures.onPinch(factor, placeOf(middle, event.currentTarget));
      }
    },
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}

function placeOf(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  element: Element,
): Pixels {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}

function distance(a: Pixels, b: Pixels): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** An element's size without its CSS transform. */
function sizeOf(element: HTMLElement | null): Pixels {
  return { x: element?.offsetWidth ?? 0, y: element?.offsetHeight ?? 0 };
}
