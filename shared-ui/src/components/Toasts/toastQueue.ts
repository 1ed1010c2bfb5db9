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
const listeners = new Set<() => void>();

/** Shows a message. One with the same words takes the place of the earlier one. */
export function showToast(message: string, action?: ToastAction): void {
  const toast: Toast = { id: nextId, message, action };
  nextId += 1;
  setToasts([...toasts.filter((other) => other.message !== message), toast].slice(-MOST_TOASTS));
  setTimeout(() => dismissToast(toast.id), action ? ACTION_DURATION : PLAIN_DURATION);
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) {
    setToasts(toasts.filter((toast) => toast.id !== id));
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

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
