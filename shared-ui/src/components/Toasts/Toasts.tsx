import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type DOMAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useWindowEvent } from '../../events/useWindowEvent';
import { IconButton } from '../Button/IconButton';
import { dismissToast, holdToasts, toastQueue, type Toast } from './toastQueue';
import classes from './Toasts.module.scss';

const NONE: readonly Toast[] = [];

/** Elements that use Escape themselves. */
const OWN_ESCAPE = 'dialog, [popover], input, select, textarea';

/** Shows the messages of {@link showToast}. Render it once for each page. */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.read, () => NONE);
  const focusProps = useFocusReturn(toasts);
  const region = useRef<HTMLDivElement>(null);
  useKeys(region, toasts);
  // Before the effects of a page, which may move the focus.
  useLayoutEffect(() => makeRoom(region.current, toasts.length), [toasts.length]);

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
                dismissToast(toast);
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
            onClick={() => dismissToast(toast)}
          />
        </div>
      ))}
    </div>
  );
}

/**
 * Keeps the newest message in view, and the focused element of the page clear of the messages. The room for them becomes smaller
 * only after the last one. Returns a function that stops this.
 */
function makeRoom(region: HTMLElement | null, count: number): (() => void) | undefined {
  if (!region) return undefined;
  // The page's controls have this margin (globals.scss).
  const { style } = document.documentElement;
  const room = parseFloat(style.getPropertyValue('--toasts')) || 0;
  if (count === 0 && room === 0) return undefined;
  if (count === 0) return whenUnused(() => style.removeProperty('--toasts'));
  region.scrollTop = region.scrollHeight;
  style.setProperty('--toasts', `${Math.max(room, region.offsetHeight)}px`);
  const focused = document.activeElement;
  const isInPage = focused?.matches(':focus-visible') && !region.contains(focused);
  // jsdom does not have it.
  if (isInPage) focused?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  return undefined;
}

/**
 * Removes the room below the page once it is out of view. Before, the end of the page would move under the pointer, and a press
 * would have no effect.
 */
function whenUnused(remove: () => void): () => void {
  const stop = new AbortController();
  const handleScroll = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
    const room = parseFloat(getComputedStyle(document.body).paddingBlockEnd) || 0;
    if (scrollTop > 0 && scrollHeight - clientHeight - scrollTop < room) return;
    remove();
    stop.abort();
  };
  window.addEventListener('scroll', handleScroll, { signal: stop.signal });
  handleScroll();
  return () => stop.abort();
}

/**
 * The next Tab after a message with an action leads to its button, wherever the focus is, because the message disappears. Escape
 * removes the message with the focus, or else the newest one, unless a field, a dialog or a popover may use the key.
 */
function useKeys(region: RefObject<HTMLDivElement | null>, toasts: readonly Toast[]): void {
  const offered = useRef(0);
  const newest = toasts.at(-1);
  const undo = toasts.filter(({ action }) => action).at(-1);

  useWindowEvent('keydown', (event) => {
    const { key, shiftKey, target, defaultPrevented } = event;
    if (!newest || !(target instanceof Element) || defaultPrevented) return;
    const focused = toasts.find((_, index) => region.current?.children[index]?.contains(target));
    if (key === 'Escape' && focused) event.preventDefault();
    if (key === 'Escape' && !target.closest(OWN_ESCAPE)) dismissToast(focused ?? newest);
    if (focused || key !== 'Tab' || shiftKey || !undo || offered.current === undo.id) return;
    offered.current = undo.id;
    const button = region.current?.children[toasts.indexOf(undo)]?.querySelector('button');
    button?.focus();
    // It cannot have the focus behind a modal dialog.
    if (document.activeElement === button) event.preventDefault();
  });
}

/** When the focused toast is removed, returns the focus to the previous element, or else to the page. */
function useFocusReturn(toasts: readonly Toast[]): DOMAttributes<HTMLElement> {
  const isInside = useRef(false);
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    holdToasts(false);
    const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [toasts]);

  // The messages follow that element in the tab order. Without `preventDefault`, Tab goes on from it.
  const handleKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isEnd = event.target === buttons.at(event.shiftKey ? 0 : -1);
    if (event.key !== 'Tab' || !isEnd) return;
    if (!(origin.current instanceof HTMLElement) || !origin.current.isConnected) return;
    origin.current.focus({ preventScroll: true });
    if (event.shiftKey) event.preventDefault();
  };

  return {
    onKeyDown: handleKeyDown,
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
