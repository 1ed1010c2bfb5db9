/** The visible state of an element. */
export interface Sight {
  /** Its centre, which is inside the window. */
  readonly x: number;
  readonly y: number;
  readonly hasFocus: boolean;
}

/**
 * Finds an element by its role and name, and scrolls it into view. Runs in the page, so it uses nothing from outside. It supports
 * the roles and the kinds of accessible names that the shop uses.
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
  const SELECTORS: Readonly<Record<string, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox: 'textarea, input:not([type=checkbox], [type=radio]):not([role])',
    combobox: 'select, [role=combobox]',
    checkbox: 'input[type=checkbox]:not([role])',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open]',
    listitem: 'li',
  };
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0)
      return plain(ids.map((id) => document.getElementById(id)?.textContent).join(' '));
    const { labels } = element as HTMLInputElement;
    return plain(labels?.[0]?.textContent ?? element.textContent);
  };
  const find = (): HTMLElement | undefined => {
    const candidates = [...document.querySelectorAll(scope)].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(SELECTORS[role] ?? `[role=${role}]`),
    ]);
    const shown = candidates.filter((element) => {
      // A checkbox or a radio may be invisible and cover its label.
      const isChoice = role === 'checkbox' || role === 'radio';
      return element.checkVisibility(isChoice ? {} : { visibilityProperty: true });
    });
    const named = (isSame: (other: string) => boolean): HTMLElement | undefined =>
      shown.find((element) => isSame(nameOf(element)));
    return named((other) => other === name) ?? named((other) => other.startsWith(name));
  };
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
    const element = find();
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
