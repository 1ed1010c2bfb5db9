import type * as TestingLibrary from '@testing-library/dom';

declare global {
  /** In every page of the tests (probe.ts). */
  var TestingLibraryDom: typeof TestingLibrary;
}

/** The visible state of an element. */
export interface Sight {
  /** Its centre, which is inside the window. */
  readonly x: number;
  readonly y: number;
  readonly hasFocus: boolean;
}

/**
 * Finds an element by its role and name, and scrolls it into view. Runs in the page, so it uses nothing from outside.
 *
 * @param name the full name, or its beginning
 * @param scope a selector of the element that contains it
 * @param patience how long to wait for it, in milliseconds
 * @param isFocused true to focus it
 * @param isPressed true to set `window.hasMissed` once the pointer is pressed: whether it hits something else
 * @returns null when it does not appear, does not come to rest, or another element covers it
 */
export async function look(
  role: string,
  name: string,
  scope: string,
  patience: number,
  isFocused = false,
  isPressed = false,
): Promise<Sight | null> {
  const named = (wanted: string | ((other: string) => boolean)): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(scope)].flatMap((root) =>
      TestingLibraryDom.queryAllByRole(root, role, { name: wanted }),
    )[0];
  const sightOf = (element: HTMLElement): Sight | null => {
    if (isFocused) element.focus();
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isFree =
      hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label'));
    if (!isFree) return null;
    return { x, y, hasFocus: document.activeElement === element };
  };
  // WebKit scrolls to a focused element only in a later frame, and a busy machine has no frame for a long time. A hidden window
  // has none at all.
  const nextFrame = (): Promise<unknown> =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]);
  const end = Date.now() + patience;
  let last: Partial<Sight> = {};
  for (;;) {
    const element = named(name) ?? named((other) => other.startsWith(name));
    const sight = element ? sightOf(element) : null;
    // A click goes to a point of the window, so nothing may move any more.
    const isStill = patience === 0 || (sight?.x === last.x && sight?.y === last.y);
    if (element && sight && isStill) {
      const hit = document.elementFromPoint(sight.x, sight.y);
      const note = ({ target }: Event): void => {
        const isOther = target !== hit && !element.contains(target as Node);
        // An element that is no longer in the page was replaced by another with the same name.
        Object.assign(window, { hasMissed: isOther && element.isConnected });
      };
      if (isPressed) window.addEventListener('pointerdown', note, { capture: true, once: true });
      return sight;
    }
    last = sight ?? {};
    if (Date.now() >= end) return null;
    await nextFrame();
  }
}
