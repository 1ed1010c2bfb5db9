/**
 * Records presses and typing in parts of the page that are not hydrated yet, and replays them once they are
 * (docs/pages.md). It is bundled with `boot.ts`, runs once as that does, and has no imports either.
 */
if (!('input' in document.documentElement.dataset)) {
  document.documentElement.dataset.input = '';

  /** The same as in `wake.ts`, which this file can't import. */
  const ASLEEP = 'data-asleep';

  /** Presses and submits in parts that were not hydrated, in their order. */
  let pressed: {
    readonly element: HTMLElement;
    readonly repeat: (element: HTMLElement) => void;
  }[] = [];

  const isAsleep = (element: Element): boolean => element.closest(`[${ASLEEP}]`) !== null;

  const keep = (
    event: Event,
    element: HTMLElement,
    repeat: (element: HTMLElement) => void,
  ): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.dataset.pressed = '';
    pressed.push({ element, repeat });
  };

  const handleClick = (event: MouseEvent): void => {
    // A link waits only if there are presses before it, which leaving the page would lose.
    const pressable = pressed.length > 0 ? 'button, summary, a[href]' : 'button, summary';
    const element = (event.target as Element).closest<HTMLElement>(pressable);
    if (element && isAsleep(element)) keep(event, element, (control) => control.click());
  };

  /** Keys that only scripts handle: those of tabs. */
  const handleKey = (event: KeyboardEvent): void => {
    const element = event.target as HTMLElement;
    const { key } = event;
    if (!isAsleep(element) || !element.matches('[role=tab]') || !/^(?:Arrow|Home|End)/.test(key))
      return;
    keep(event, element, (tab) => {
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  };

  const handleSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (isAsleep(form))
      keep(event, form, (element) => (element as HTMLFormElement).requestSubmit());
  };

  /** The element itself, or its counterpart if the part was rendered anew by another release. */
  const present = (element: HTMLElement, part: Element): HTMLElement | undefined => {
    if (element.isConnected) return element;
    // In a list, every article has the same buttons.
    const nameOf = (other: HTMLElement): string =>
      `${other.closest('article')?.ariaLabel} ${other.ariaLabel ?? other.textContent}`;
    const alike = [...part.querySelectorAll<HTMLElement>(element.tagName)];
    return alike.find((other) => nameOf(other) === nameOf(element));
  };

  type TextField = HTMLInputElement | HTMLTextAreaElement;
  type Field = TextField | HTMLSelectElement;

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

  const labelOf = ({ labels }: Field): string | null | undefined => labels?.[0]?.textContent;

  /**
   * The values typed into fields that were not hydrated, with their labels. React may empty the fields and move the
   * selection when it hydrates them, and a removed field has no label.
   */
  const typed = new Map<Field, Typed & { readonly label: string | null | undefined }>();

  const keepTyped = ({ target }: Event): void => {
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (!isField || !isAsleep(target)) return;
    // Deleted first, so that the last field is the one that has the focus.
    typed.delete(target);
    typed.set(target, { ...typedIn(target as TextField), label: labelOf(target) });
  };

  /** Makes React notice a value that was typed before hydration: React takes the value that it finds for its own. */
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
        // Of a radio group, only the checked one fires the event.
        const isChosen = field.checked || field.type === 'checkbox';
        if (isChosen && field.checked !== field.defaultChecked) rechoose(field);
        continue;
      }
      const text = typed.get(field) ?? typedIn(field);
      typed.delete(field);
      if (text.value !== field.defaultValue) texts.push([field, text]);
    }
    // When one field fires, React empties the others of a form.
    for (const [field, text] of texts) retype(field, text);
    for (const select of part.querySelectorAll('select')) {
      const isChosen = [...select.options].some(
        (option) => option.selected !== option.defaultSelected,
      );
      if (isChosen && !isAsleep(select))
        select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  /** Copies the typed values of fields that another release has replaced into its fields with the same labels. */
  const moveTyped = (part: Element): void => {
    const gone = [...typed].filter(([field]) => !field.isConnected);
    for (const [field, text] of gone) {
      typed.delete(field);
      const alike = [...part.querySelectorAll<Field>(field.tagName)];
      const target = alike.find((other) => labelOf(other) === text.label);
      if (!target) continue;
      if (document.activeElement === document.body && field === gone.at(-1)?.[0]) target.focus();
      if (target instanceof HTMLSelectElement) {
        target.value = text.value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (isChoice(target)) {
        if (target.checked !== (field as HTMLInputElement).checked) target.click();
      } else {
        retype(target, text);
      }
    }
  };

  /** Replays the typing and the presses in a part that is now hydrated. */
  const handleAwake = (event: Event): void => {
    const part = event.target as Element;
    repeatInput(part);
    moveTyped(part);
    // React handles the typing in a microtask; a form submitted before it would be empty.
    queueMicrotask(() => repeatPresses(part));
  };

  const repeatPresses = (part: Element): void => {
    const now = pressed.filter(({ element }) => !element.isConnected || !isAsleep(element));
    pressed = pressed.filter((press) => !now.includes(press));
    for (const { element, repeat } of now) {
      const target = present(element, part);
      delete target?.dataset.pressed;
      if (target) repeat(target);
    }
  };

  for (const sign of ['input', 'select', 'keyup', 'pointerup']) {
    document.addEventListener(sign, keepTyped, true);
  }
  document.addEventListener('keydown', handleKey, true);
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener('weft:awake', handleAwake);
}
