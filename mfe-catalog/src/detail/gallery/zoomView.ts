/** The scale of a picture, and its offset from the centre in CSS pixels. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A position or a size in CSS pixels. Positions are relative to the centre of the stage. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

export const MAX_SCALE = 2.5;

/** The initial view of a picture: large enough to see the cloth. */
export const DETAIL: ZoomView = { scale: MAX_SCALE, x: 0, y: 0 };

/**
 * The view with another scale, between 1 and {@link MAX_SCALE}. The point at `place` does not move.
 *
 * @param stage the size of the visible area
 * @param picture the picture's size at scale 1
 */
export function zoomedAt(
  view: ZoomView,
  scale: number,
  place: Pixels,
  stage: Pixels,
  picture: Pixels,
): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / view.scale;
  const moved = {
    scale: next,
    x: place.x - (place.x - view.x) * ratio,
    y: place.y - (place.y - view.y) * ratio,
  };
  return clamped(moved, stage, picture);
}

/** The view moved by some pixels, at most to the picture's edges. */
export function pannedBy(view: ZoomView, by: Pixels, stage: Pixels, picture: Pixels): ZoomView {
  return clamped({ ...view, x: view.x + by.x, y: view.y + by.y }, stage, picture);
}

/** The view for a pointer position: a pointer at the edge of the stage shows the edge of the picture. */
export function viewAt(view: ZoomView, place: Pixels, stage: Pixels, picture: Pixels): ZoomView {
  const most = maxOffset(view, stage, picture);
  const moved = {
    scale: view.scale,
    x: (-2 * most.x * place.x) / Math.max(1, stage.x),
    y: (-2 * most.y * place.y) / Math.max(1, stage.y),
  };
  return clamped(moved, stage, picture);
}

function clamped(view: ZoomView, stage: Pixels, picture: Pixels): ZoomView {
  const most = maxOffset(view, stage, picture);
  return { scale: view.scale, x: clamp(view.x, most.x), y: clamp(view.y, most.y) };
}

/** The largest offset of a view from the centre. */
function maxOffset({ scale }: ZoomView, stage: Pixels, picture: Pixels): Pixels {
  const most = (room: number, size: number): number => Math.max(0, (size * scale - room) / 2);
  return { x: most(stage.x, picture.x), y: most(stage.y, picture.y) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
