import clsx from 'clsx';
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useWindowEvent } from '../../events/useWindowEvent';
import { ignoreSecondClick } from '../../pointer/ignoreSecondClick';
import { IconButton } from '../Button/IconButton';
import classes from './Dialog.module.scss';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  /**
   * Called for Escape, Close, Back and Forward and, depending on `closedBy`, for a press outside. The owner then sets
   * `isOpen`.
   */
  readonly onClose: () => void;
  /** Like the HTML attribute: with `closerequest`, only Escape and the dialog's controls close it. */
  readonly closedBy?: 'any' | 'closerequest';
  /** `panel` is at the end of the window, `menu` at its start; `full` covers the window. */
  readonly shape?: 'box' | 'panel' | 'menu' | 'full';
  readonly children: ReactNode;
}

/** A modal `dialog`. The browser moves the focus in and back, closes it on Escape, and makes the page behind it inert. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closedBy = 'any',
  shape = 'box',
  children,
}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hasBeenPressed = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    hasBeenPressed.current = false;
    const opener = document.activeElement;
    dialog.showModal();
    const release = holdScroll();
    return () => {
      release();
      ignoreSecondClick();
      dialog.close();
      // The browser returns the focus, unless the dialog has been removed from the document.
      if (document.activeElement === document.body && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [isOpen]);

  // Back and Forward change the page behind it.
  useWindowEvent('popstate', () => {
    if (isOpen) onClose();
  });

  // The second press of a double click, or a repeat of a held key, may reach the dialog that the first has opened.
  const handlePress = (event: MouseEvent | KeyboardEvent): void => {
    const isKey = 'repeat' in event;
    hasBeenPressed.current ||= isKey ? !event.repeat : event.detail < 2;
    if (hasBeenPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handleClick = ({ target, currentTarget, clientX, clientY }: MouseEvent): void => {
    // The backdrop belongs to the dialog.
    if (closedBy === 'closerequest' || target !== currentTarget) return;
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!isInside) onClose();
  };

  if (!isOpen) return null;
  return (
    // The keyboard uses Escape. A press outside is an addition for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={clsx(classes.dialog, shape !== 'box' && classes[shape])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={handlePress}
      onKeyDownCapture={handlePress}
      onClick={handleClick}
    >
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" icon="x" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

/** Stops the page behind from scrolling, and keeps the width of the scrollbar. Returns a function that undoes both. */
function holdScroll(): () => void {
  const { documentElement: root } = document;
  const { overflow, scrollbarGutter } = root.style;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => Object.assign(root.style, { overflow, scrollbarGutter });
}
