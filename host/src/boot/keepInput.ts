import {
  DEHYDRATED,
  AT_ONCE,
  HYDRATED_EVENT,
  DROPPED_EVENT,
  LOST,
  LOST_EVENT,
  PRESSED,
  STARTED,
  WISHED,
} from 'remote-loader/formats';
import { root } from './root';

// A part of the first script (boot.ts): records presses and typing in parts of the page that are not hydrated yet, and replays
// them in order after hydration (docs/pages.md).

/** Finds an element again: itself, or the element that has replaced it. */
type Find = () => HTMLElement | undefined;

interface Press {
  readonly element: HTMLElement;
  readonly find: Find;
  readonly pathname: string;
  readonly repeat: (element: HTMLElement) => void;
}

/** In order. The first press waits for its part of the page, and each other press for the presses before it. */
let waiting: Press[] = [];
/** The field that was used last, unless the shopper has pressed something since. */
let last: Element | undefined;
/** True while a press is replayed. That press must not wait again. */
let isReplaying = false;
/** True if the next press will be replayed in a microtask. */
let isDue = false;

const isDehydrated = (element: Element): boolean => element.closest(`[${DEHYDRATED}]`) !== null;
/** Whether a part is not hydrated because it is lost: the page, or also the bars if the host has not started. */
const isLost = (element: Element): boolean => {
  if (!document.querySelector(`[${LOST}]`) || !isDehydrated(element)) return false;
  return !root.hasAttribute(STARTED) || element.closest('main') !== null;
};
const nameOf = (element: HTMLElement): string => (element.ariaLabel ?? element.textContent).trim();

const isChoice = (element: Element): element is HTMLInputElement =>
  element.matches('[type=radio], [type=checkbox]');

/** What an element and its replacement have in common, in any language. A link shows which product it belongs to. */
const kindOf = (element: HTMLElement): string => {
  let place: Element | null = element;
  while (place && !place.querySelector('a[href]')) place = place.parentElement;
  return [
    element.localName,
    ...['type', 'role', 'name', 'autocomplete', 'href'].map((name) => element.getAttribute(name)),
    isChoice(element) && element.getAttribute('value'),
    place?.querySelector('a[href]')?.getAttribute('href'),
  ].join();
};

/**
 * React replaces elements if something else has changed the HTML, or if another release runs. The replacement has the same
 * kind and name. In a translated page its name may differ, and then it has the same position.
 */
const remember = (element: HTMLElement): Find => {
  const [kind, name] = [kindOf(element), nameOf(element)];
  const alike = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(`#root ${element.localName}`)].filter(
      (candidate) => kindOf(candidate) === kind,
    );
  const named = (elements: HTMLElement[]): HTMLElement[] =>
    elements.filter((candidate) => nameOf(candidate) === name);
  const all = alike();
  const [position, namedPosition] = [all.indexOf(element), named(all).indexOf(element)];
  return () => {
    if (element.isConnected) return element;
    const found = alike();
    const same = named(found);
    if (same.length > 0) return same[namedPosition];
    return found.length === all.length ? found[position] : undefined;
  };
};

/** Reports a press that will not act, so that the shopper sees a message (`useDroppedPresses.ts`). */
const reportDropped = (element: HTMLElement): void => {
  element.removeAttribute(PRESSED);
  const control = element.querySelector<HTMLElement>('[type=submit]') ?? element;
  window.dispatchEvent(new CustomEvent(DROPPED_EVENT, { detail: nameOf(control) }));
};

const drop = (isDropped: (press: Press) => boolean): void => {
  const dropped = waiting.filter(isDropped);
  waiting = waiting.filter((press) => !dropped.includes(press));
  for (const { element } of dropped) reportDropped(element);
};

const keep = (event: Event, element: HTMLElement, repeat: Press['repeat']): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isLost(element)) {
    reportDropped(element);
    return;
  }
  element.setAttribute(PRESSED, '');
  last = undefined;
  waiting.push({ element, find: remember(element), pathname: location.pathname, repeat });
};

const hasToWait = (element: HTMLElement, waitsForItself: boolean): boolean => {
  if (isReplaying || !element.closest('#root') || element.closest(`[${AT_ONCE}]`)) return false;
  const [first] = waiting;
  const isLeft = first && !(first.find() && first.pathname === location.pathname);
  // The shopper has gone Back, so the presses can never act.
  if (isLeft) drop(() => true);
  return waiting.length > 0 || (waitsForItself && isDehydrated(element));
};

const leavesPage = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target) &&
  !(link.hash !== '' && link.pathname === location.pathname);

const handleClick = (event: MouseEvent): void => {
  const element = (event.target as Element).closest<HTMLElement>('button, a[href]');
  if (!element) return;
  // A link works before hydration. It waits only for earlier presses, because leaving the page would lose them.
  const isLink = element instanceof HTMLAnchorElement;
  if (isLink && !leavesPage(element, event)) return;
  if (!hasToWait(element, !isLink)) return;
  const isWished = element.getAttribute(WISHED);
  keep(event, element, (control) => {
    // The product is on this shopper's wishlist: "Add to wishlist" must not remove it.
    if (control.getAttribute(WISHED) === isWished) control.click();
  });
};

/** Whether only scripts handle a key: one that moves between tabs, or a letter for the field that a press opens (Search.tsx). */
const isForScripts = (event: KeyboardEvent, element: Element): boolean => {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (element.matches('[role=tab]')) return /^(?:Arrow|Home|End)/.test(key);
  if (!element.hasAttribute(PRESSED) || ctrlKey || altKey || metaKey) return false;
  const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
  return key.length === 1 && panel?.hasAttribute('popover') === true;
};

const handleKey = (event: KeyboardEvent): void => {
  const element = event.target as HTMLElement;
  const { key } = event;
  if (!isForScripts(event, element) || !hasToWait(element, true)) return;
  keep(event, element, (control) => {
    control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
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
  const { repeat } = press;
  const element = press.find();
  if (element && isDehydrated(element) && !(isLost(element) && element.matches('a'))) return;
  waiting.shift();
  if (element) {
    element.removeAttribute(PRESSED);
    isReplaying = true;
    repeat(element);
    isReplaying = false;
  } else reportDropped(press.element);
  replaySoon();
};

/** After React's microtask, which renders the changes of a press or of typing. Several parts may be hydrated at once. */
const replaySoon = (): void => {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    replay();
  });
};

/** Parts that are not hydrated now will not be. Drops their presses, and replays the links after them. */
const handleLost = (): void => {
  drop(({ find }) => {
    const element = find();
    return !element || (isLost(element) && !element.matches('a'));
  });
  replay();
};

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

const typedIn = (field: Field, find: Find) => ({
  find,
  value: field.value,
  isChosen: 'checked' in field && field.checked,
  start: 'selectionStart' in field ? field.selectionStart : null,
  end: 'selectionEnd' in field ? field.selectionEnd : null,
});
type Typed = Readonly<ReturnType<typeof typedIn>>;

/** Fields that are not hydrated. When React hydrates a field, it may empty it and move the selection. */
const typed = new Map<Field, Typed>();
const keepTyped = ({ target }: Event): void => {
  const field = target as Field;
  if (!field.matches('input, textarea, select') || !isDehydrated(field)) return;
  last = field;
  const find = typed.get(field)?.find ?? remember(field);
  // In the order of the last changes: the last radio button of a group counts.
  typed.delete(field);
  typed.set(field, typedIn(field, find));
};

/** Gives the fields that have replaced others their text, and the focus. */
const refill = (part: Element): void => {
  for (const [field, input] of typed) {
    const element = field.isConnected ? undefined : (input.find() as Field | undefined);
    if (!element || !part.contains(element) || isDehydrated(element)) continue;
    typed.delete(field);
    typed.set(element, input);
    if (isChoice(element) && element.checked !== input.isChosen) element.click();
    const hasLostFocus = field === last && document.activeElement === document.body;
    if (hasLostFocus) element.focus({ preventScroll: true });
  }
};

/** Makes React notice a value that was typed before hydration. Otherwise React assumes that it has set the value itself. */
const retype = (field: TextField, { value, start, end }: Typed): void => {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  for (const text of ['', value]) {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (start !== null) field.setSelectionRange(start, end);
  // The shopper has left the field, and some fields take over their text only then.
  if (field !== document.activeElement)
    field.dispatchEvent(new Event('focusout', { bubbles: true }));
};

/** The same for a checkbox or a radio button. */
const rechoose = (field: HTMLInputElement): void => {
  field.checked = !field.checked;
  field.click();
};

const repeatInput = (part: Element): void => {
  refill(part);
  const texts: [TextField, Typed][] = [];
  for (const field of part.querySelectorAll<TextField>('input, textarea')) {
    if (isDehydrated(field)) continue;
    if (isChoice(field)) {
      // In a radio group only the checked button fires the event.
      const isChosen = field.checked || field.type === 'checkbox';
      if (isChosen && field.checked !== field.defaultChecked) rechoose(field);
      continue;
    }
    const text = typed.get(field) ?? typedIn(field, () => field);
    typed.delete(field);
    if (text.value !== field.defaultValue) texts.push([field, text]);
  }
  // When one field of a form fires an event, React empties the other fields.
  for (const [field, text] of texts) retype(field, text);
  for (const select of part.querySelectorAll('select')) {
    if (isDehydrated(select)) continue;
    const text = typed.get(select)?.value;
    typed.delete(select);
    // React may have set it back. A select that only had the focus still has the value of the HTML.
    const first = [...select.options].find((option) => option.defaultSelected) ?? select.options[0];
    if (text !== undefined && text !== first?.value) select.value = text;
    if (select.value !== first?.value) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

const handleHydrated = (event: Event): void => {
  repeatInput(event.target as Element);
  // Before the typing is rendered, a submitted form would be empty.
  replaySoon();
};

/** Begins to record. Called once, by `boot.ts`. */
export function keepInput(): void {
  for (const sign of ['input', 'select', 'keyup', 'pointerup']) {
    document.addEventListener(sign, keepTyped, true);
  }
  document.addEventListener('keydown', handleKey, true);
  document.addEventListener('click', handleClick, true);
  document.addEventListener('submit', handleSubmit, true);
  document.addEventListener(HYDRATED_EVENT, handleHydrated);
  document.addEventListener(LOST_EVENT, handleLost);
}
