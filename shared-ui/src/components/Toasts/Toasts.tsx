import { useSyncExternalStore, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton';
import { dismissToast, toastQueue, type Toast } from './toastQueue';
import classes from './Toasts.module.scss';

const NONE: readonly Toast[] = [];

/** Shows the messages of {@link showToast}; the page renders it once. */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => NONE);
  return (
    <div role="status" aria-live="polite" className={classes.region}>
      {toasts.map((toast) => (
        <div key={toast.id} className={classes.toast}>
          <span>{toast.message}</span>
          {toast.action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                toast.action?.run();
                dismissToast(toast.id);
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
