/**
 * Records presses and typing in parts of the page that are not hydrated yet, and replays them in order after hydration
 * (docs/pages.md). It is bundled with `boot.ts`; like that file it runs once and has no imports.
 */
if (!('input' in document.documentElement.dataset)) {
  document.documentElement.dataset.input = '';

  /** The same as in `wake.ts`, which this file cannot import. */
  const ASLEEP = 'data-asleep';

  /** The same as in `wake.ts`: marks the alert of a part that is hydrated only if the shopper tries again. */
  const LOST = 'data-lost';

  /** A waiting press or submit. */
  interface Press {
    readonly element: HTMLElement;
    readonly pathname: string;
    readonly repeat: (element: HTMLElement) => void;
  }

  /** In order. The first press waits for its part of the page, and each other press for the presses before it. */
  let waiting: Press[] = [];
  /** True while a press is replayed. That press must not wait again. */
  let isReplaying = false;

  const isAsleep = (element: Element): boolean => element.closest(`[${ASLEEP}]`) !== null;
  const isLost = (): boolean => document.querySelector(`[${LOST}]`) !== null;
  const nameOf = (element: HTMLElement): string =>
    (element.ariaLabel ?? element.textContent).trim();

  /** Reports a press that will not act, so that the shopper sees a message (`useDroppedPresses.ts`). */
  const reportDropped = (element: HTMLElement): void => {
    delete element.dataset.pressed;
    const control = element.querySelector<HTMLElement>('[type=submit]') ?? element;
    window.dispatchEvent(new CustomEvent('weft:dropped', { detail: nameOf(control) }));
  };

  const drop = (isDropped: (press: Press) => boolean): void => {
    const dropped = waiting.filter(isDropped);
    waiting = waiting.filter((press) => !dropped.includes(press));
    for (const { element } of dropped) reportDropped(element);
  };

  const keep = (event: Event, element: HTMLElement, repeat: Press['repeat']): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isLost()) {
      reportDropped(element);
      return;
    }
    element.dataset.pressed = '';
    waiting.push({ element, pathname: location.pathname, repeat });
  };

  /** Whether a press has to wait for its own part of the page, or for the presses before it. */
  const hasToWait = (element: HTMLElement, waitsForItself: boolean): boolean => {
    if (isReplaying || !element.closest('#root') || element.closest('[data-at-once]')) return false;
    const [first] = waiting;
    const isLeft = first && !(first.element.isConnected && first.pathname === location.pathname);
    // The shopper has gone Back, so the presses can never act.
    if (isLeft) drop(() => true);
    return waiting.length > 0 || (waitsForItself && isAsleep(element));
  };

  /** Whether a click on a link leaves the current page: it opens no new tab and leads to no anchor of the page. */
  const leavesPage = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target) &&
    !(link.hash !== '' && link.pathname === location.pathname);

  const handleClick = (event: MouseEvent): void => {
    const element = (event.target as Element).closest<HTMLElement>('button, summary, a[href]');
    if (!element) return;
    // A link works before hydration. It waits only for earlier presses, because leaving the page would lose them.
    const isLink = element instanceof HTMLAnchorElement;
    if (isLink && !leavesPage(element, event)) return;
    if (hasToWait(element, !isLink)) keep(event, element, (control) => control.click());
  };

  /** Keys of tabs, which only scripts handle. */
  const handleKey = (event: KeyboardEvent): void => {
    const element = event.target as HTMLElement;
    const { key } = event;
    if (!element.matches('[role=tab]') || !/^(?:Arrow|Home|End)/.test(key)) return;
    if (!hasToWait(element, true)) return;
    keep(event, element, (tab) => {
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  };

  const handleSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (hasToWait(form, true))
      keep(event, form, (element) => (element as HTMLFormElement).requestSubmit());
  };

  /** Replays the waiting presses in order, up to the first one that still has to wait. */
  const replay = (): void => {
    const [press] = waiting;
    if (!press) return;
    const { element, repeat } = press;
    const isNative = isLost() && element.matches('a');
    if (element.isConnected && isAsleep(element) && !isNative) return;
    waiting.shift();
    if (element.isConnected) {
      delete element.dataset.pressed;
      isReplaying = true;
      repeat(element);
      isReplaying = false;
    } else reportDropped(element);
    // After React's microtask, which renders the changes of this press.
    queueMicrotask(replay);
  };

  /** Parts that are not hydrated now will not be. Drops their presses, and replays the links after them. */
  const handleLost = (): void => {
    drop(({ element }) => !element.isConnected || (isAsleep(element) && !element.matches('a')));
    replay();
  };

  type TextField = HTMLInputElement | HTMLTextAreaElement;

  interface Typed {
    readonly value: string;
    readonly start: number | null;
    readonly end: number | null;
  }

  const typedIn = ({ value, selectionStart, selectionEnd }: TextField): Typed => ({
    value,
    start: selectionStart,
    end: selectionEnd,
  });

  /** Typed text of fields that are not hydrated. When React hydrates a field, it may empty it and move the selection. */
  const typed = new Map<TextField, Typed>();

  const keepTyped = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && isAsleep(target)) typed.set(target, typedIn(target));
  };

  /** Makes React notice a value that was typed before hydration. Otherwise React assumes that it has set the value itself. */
  const retype = (field: TextField, { value, start, end }: Typed): void => {
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    for (const text of ['', value]) {
      set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (start !== null) field.setSelectionRange(start, end);
  };

  const isChoice = (field: TextField): field is HTMLInputElement =>
    /^(?:radio|checkbox)$/.test(field.type);

  /** The same for a checkbox or a radio button. */
  const rechoose = (field: HTMLInputElement): void => {
    field.checked = !field.checked;
    field.click();
  };

  const repeatInput = (part: Element): void => {
    const fields = [...part.querySelectorAll<TextField>('input, textarea')].filter(
      (field) => !isAsleep(field),
    );
    const texts: [TextField, Typed][] = [];
    for (const field of fields) {
      if (isChoice(field)) {
        // In a radio group only the checked button fires the event.
        const isChosen = field.checked || field.type === 'checkbox';
        if (isChosen && field.checked !== field.defaultChecked) rechoose(field);
        continue;
      }
      const text = typed.get(field) ?? typedIn(field);
      typed.delete(field);
      if (text.value !== field.defaultValue) texts.push([field, text]);
    }
    // When one field of a form fires an event, React empties the other fields.
    for (const [field, text] of texts) retype(field, text);
    for (const select of part.querySelectorAll('select')) {
      const isChosen = [...select.options].some(
        (option) => option.selected !== option.defaultSelected,
      );
      if (isChosen && !isAsleep(select))
        select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  /** Replays the typing and the presses in a part that is hydrated now. */
  const handleAwake = (event: Event): void => {
    const part = event.target as Element;
    repeatInput(part);
    // React handles the typing in a microtask. Before that, a submitted form would be empty.
    queueMicrotask(replay);
  };

  for (const sign of ['input', 'select', 'keyup', 'pointerup']) {
    document.addEventListener(sign, keepTyped, true);
  }
  document.addEventListener('keydown', handleKey, true);
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener('weft:awake', handleAwake);
  document.addEventListener('weft:lost', handleLost);
}
