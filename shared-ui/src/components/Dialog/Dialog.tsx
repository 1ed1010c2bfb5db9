import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../Button/IconButton';
import classes from './Dialog.module.scss';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called for Escape, Close and, unless `closedBy` says otherwise, a press outside; the owner sets `isOpen`. */
  readonly onClose: () => void;
  /** As HTML's attribute of that name: `closerequest` is Escape and the dialog's own controls alone. */
  readonly closedBy?: 'any' | 'closerequest';
  /** True while nothing closes it and its controls do nothing: a press that was meant for the page may still come. */
  readonly isHeld?: boolean;
  /** `panel` stands at the end of the window, `menu` at its start, `full` takes the whole window for a picture. */
  readonly shape?: 'box' | 'panel' | 'menu' | 'full';
  readonly children: ReactNode;
}

/** A modal dialog on the browser's own: focus goes in and comes back, Escape closes, the page behind is inert. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closedBy = 'any',
  isHeld = false,
  shape = 'box',
  children,
}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasBeenPressed = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return undefined;
    hasBeenPressed.current = false;
    const opener = document.activeElement;
    dialog.showModal();
    const release = holdScroll();
    return () => {
      release();
      dialog.close();
      // The browser gives the focus back itself, but not when the dialog has left the page by now.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);

  // The second press of a double click, or a key held down, may come here while the first opened the dialog.
  const handlePress = (event: MouseEvent | KeyboardEvent): void => {
    const isKey = 'repeat' in event;
    hasBeenPressed.current ||= isKey ? !event.repeat : event.detail < 2;
    // Chromium closes a dialog for the second Escape even if the first one's cancel event was prevented.
    const isStopped = isHeld && (!isKey || event.key === 'Escape');
    if (hasBeenPressed.current && !isStopped) return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (!isOpen) return null;
  return (
    // Escape is the keyboard's way out; the press outside is a convenience beside it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx(classes.dialog, shape !== 'box' && classes[shape])}
      onCancel={(event) => {
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      onClickCapture={handlePress}
      onKeyDownCapture={handlePress}
      onClick={(event) => {
        if (closedBy === 'closerequest' || event.target !== ref.current) return;
        if (isOutside(event, ref.current)) onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" icon="x" aria-disabled={isHeld || undefined} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

/** Keeps the page behind from scrolling; where a scrollbar goes, its room stays, so that nothing shifts. */
function holdScroll(): () => void {
  const { documentElement: root } = document;
  const { overflow, scrollbarGutter } = root.style;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => Object.assign(root.style, { overflow, scrollbarGutter });
}

function isOutside(
  point: { readonly clientX: number; readonly clientY: number },
  element: Element,
): boolean {
  const box = element.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
}
