/** A short message that disappears by itself, perhaps with an action such as Undo. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastAction | undefined;
}

/** The button of a toast, such as Undo. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** How long a message is shown, in milliseconds; longer with an action, so that there is time to reach it. */
const PLAIN_DURATION = 5_000;
const ACTION_DURATION = 12_000;

/** The most messages without an action at a time: Add to Cart pressed repeatedly must not cover the page. */
const MOST_PLAIN = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
/** True while a message has the pointer or the focus: none disappears then. */
let isHeld = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/**
 * Shows a message. One without an action replaces an earlier one with the same text, and makes room for later ones; one
 * with an action is shown for its whole time, because an Undo that goes early is lost.
 */
export function showToast(message: string, action?: ToastAction): void {
  const toast: Toast = { id: nextId, message, action };
  nextId += 1;
  const all = [...toasts.filter((other) => other.action ?? other.message !== message), toast];
  const plain = all.filter((each) => !each.action).slice(-MOST_PLAIN);
  setToasts(all.filter((each) => each.action ?? plain.includes(each)));
  if (!isHeld) startTimer(toast);
}

/** Stops all timers while `isOn`; afterwards they start anew. */
export function holdToasts(isOn: boolean): void {
  if (isOn === isHeld) return;
  isHeld = isOn;
  for (const toast of toasts) {
    if (isOn) clearTimeout(timers.get(toast.id));
    else startTimer(toast);
  }
}

/** Removes a message. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) {
    setToasts(toasts.filter((toast) => toast.id !== id));
    clearTimeout(timers.get(id));
    timers.delete(id);
    // An element that is removed under the pointer fires no pointerleave.
    if (toasts.length === 0) isHeld = false;
  }
}

/** The messages as an external store for `useSyncExternalStore`. */
export const toastQueue = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};

function startTimer({ id, action }: Toast): void {
  const duration = action ? ACTION_DURATION : PLAIN_DURATION;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  );
}

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
