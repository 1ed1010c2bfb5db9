import { useEffect, useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton';
import { dismissToast, holdToasts, toastQueue, type Toast } from './toastQueue';
import classes from './Toasts.module.scss';

const NONE: readonly Toast[] = [];

/** Shows the messages of {@link showToast}. Render it once for each page. */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => NONE);
  const focusProps = useFocusReturn(toasts);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Many messages scroll, and the newest message is at the end.
    if (region.current) region.current.scrollTop = region.current.scrollHeight;
  }, [toasts.length]);

  return (
    <div
      ref={region}
      role="status"
      aria-live="polite"
      className={classes.region}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      {...focusProps}
    >
      {toasts.map((toast) => (
        <div key={toast.id} className={classes.toast}>
          <span>{toast.message}</span>
          {toast.action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                dismissToast(toast.id);
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </button>
          )}
          <IconButton
            label="Dismiss"
            icon="x"
            className={classes.close}
            onClick={() => dismissToast(toast.id)}
          />
        </div>
      ))}
    </div>
  );
}

/** When the focused toast is removed, returns the focus to the previous element, or else to the page. */
function useFocusReturn(toasts: readonly Toast[]): {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
} {
  const isInside = useRef(false);
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    holdToasts(false);
    const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [toasts]);

  return {
    onFocus: ({ currentTarget, relatedTarget }) => {
      isInside.current = true;
      holdToasts(true);
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    // React fires no blur event for an element that it removes.
    onBlur: () => {
      isInside.current = false;
      holdToasts(false);
    },
  };
}
