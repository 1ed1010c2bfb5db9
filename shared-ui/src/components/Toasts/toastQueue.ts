/** A short message that disappears automatically. It may have an action such as Undo. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastAction | undefined;
  timer?: ReturnType<typeof setTimeout>;
  /** Ends the watch of its action. */
  stop?: (() => void) | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /**
   * Called when the message is shown. It calls `dismiss` once the action no longer fits what the shopper has done since, here or
   * in another tab. Returns a function that stops watching.
   */
  readonly watch?: ((dismiss: () => void) => () => void) | undefined;
}

/** How long a message is shown, in milliseconds. Longer with an action, so that there is time to reach its button. */
const PLAIN_DURATION = 5_000;
const ACTION_DURATION = 12_000;

/** The highest number of messages without an action, so that repeated presses on Add to Cart do not cover the page. */
const MAX_PLAIN = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
/** True while a message has the pointer or the focus. Then no message disappears. */
let isHeld = false;
const listeners = new Set<() => void>();

/**
 * Shows a message. A message without an action replaces an earlier message with the same text, and is removed early for many
 * later messages, or for one with an action, which may undo or contradict it. A message with an action is shown for its whole
 * time, because the shopper may need its Undo.
 */
export function showToast(message: string, action?: ToastAction): void {
  const toast: Toast = { id: nextId, message, action };
  nextId += 1;
  const staying = toasts.filter((other) => other.action ?? (!action && other.message !== message));
  const all = [...staying, toast];
  const plain = all.filter((each) => !each.action).slice(-MAX_PLAIN);
  setToasts(all.filter((each) => each.action ?? plain.includes(each)));
  toast.stop = action?.watch?.(() => dismissToast(toast));
  if (!isHeld) startTimer(toast);
}

/** Stops all timers while `isOn`. Afterwards they start from the beginning. */
export function holdToasts(isOn: boolean): void {
  if (isOn === isHeld) return;
  isHeld = isOn;
  for (const toast of toasts) {
    if (isOn) clearTimeout(toast.timer);
    else startTimer(toast);
  }
}

export function dismissToast(toast: Toast): void {
  setToasts(toasts.filter((other) => other !== toast));
  clearTimeout(toast.timer);
  toast.stop?.();
  // An element that is removed under the pointer fires no pointerleave event.
  if (toasts.length === 0) isHeld = false;
}

/** Removes all messages, for example because they name erased products. */
export function dismissToasts(): void {
  for (const toast of toasts) dismissToast(toast);
}

/** The messages as an external store for `useSyncExternalStore`. */
export const toastQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};

function startTimer(toast: Toast): void {
  const duration = toast.action ? ACTION_DURATION : PLAIN_DURATION;
  toast.timer = setTimeout(() => dismissToast(toast), duration);
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
