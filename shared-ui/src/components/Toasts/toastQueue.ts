/** A short message that leaves by itself, perhaps with a way to take back what it tells of. */
export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly action?: ToastAction | undefined;
}

/** What a toast offers, such as Undo. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** How long a message stays, in milliseconds; one with an action stays long enough to reach it. */
const PLAIN_DURATION = 5_000;
const ACTION_DURATION = 12_000;

/** Only so many at a time: a key held down on Add to Cart must not paper the page. */
const MOST_TOASTS = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
/** True while the pointer or the focus is on a message: none leaves then. */
let isHeld = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a message. One with the same words takes the place of the earlier one. */
export function showToast(message: string, action?: ToastAction): void {
  const toast: Toast = { id: nextId, message, action };
  nextId += 1;
  setToasts([...toasts.filter((other) => other.message !== message), toast].slice(-MOST_TOASTS));
  if (!isHeld) startTimer(toast);
}

/** Keeps all messages for as long as they are looked at; their time begins anew after it. */
export function holdToasts(isOn: boolean): void {
  if (isOn === isHeld) return;
  isHeld = isOn;
  for (const toast of toasts) {
    if (isOn) clearTimeout(timers.get(toast.id));
    else startTimer(toast);
  }
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) {
    setToasts(toasts.filter((toast) => toast.id !== id));
    clearTimeout(timers.get(id));
    timers.delete(id);
    // What goes from under the pointer tells nobody that the pointer has left it.
    if (toasts.length === 0) isHeld = false;
  }
}

/** For `useSyncExternalStore`. */
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
