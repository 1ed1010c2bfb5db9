/** A position or a size in CSS pixels. Positions are relative to the centre of the stage. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** The scale of a picture, and its offset from the centre. */
export interface ZoomView extends Pixels {
  readonly scale: number;
}

export const MAX_SCALE = 2.5;

/** The initial view of a picture: large enough to see the cloth. */
export const DETAIL: ZoomView = { scale: MAX_SCALE, x: 0, y: 0 };

/** The view with another scale, between 1 and {@link MAX_SCALE}. The point at `place` does not move. */
export function zoomedAt(view: ZoomView, scale: number, place: Pixels): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = next / view.scale;
  return {
    scale: next,
    x: place.x - (place.x - view.x) * ratio,
    y: place.y - (place.y - view.y) * ratio,
  };
}

/** The view for a pointer position: a pointer at the edge of the stage shows the edge of the picture. */
export function viewAt(
  { scale }: ZoomView,
  place: Pixels,
  stage: Pixels,
  picture: Pixels,
): ZoomView {
  const most = maxOffset(scale, stage, picture);
  return {
    scale,
    x: (-2 * most.x * place.x) / Math.max(1, stage.x),
    y: (-2 * most.y * place.y) / Math.max(1, stage.y),
  };
}

/**
 * The view moved at most to the picture's edges.
 *
 * @param stage the size of the visible area
 * @param picture the picture's size at scale 1
 */
export function withinEdges({ scale, x, y }: ZoomView, stage: Pixels, picture: Pixels): ZoomView {
  const most = maxOffset(scale, stage, picture);
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

function maxOffset(scale: number, stage: Pixels, picture: Pixels): Pixels {
  const most = (room: number, size: number): number => Math.max(0, (size * scale - room) / 2);
  return { x: most(stage.x, picture.x), y: most(stage.y, picture.y) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
