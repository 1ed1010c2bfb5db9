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
  /** Called for Escape, Close and, unless `closedBy` says otherwise, a press outside; the owner then sets `isOpen`. */
  readonly onClose: () => void;
  /** Like the HTML attribute: `closerequest` means only Escape and the dialog's own controls. */
  readonly closedBy?: 'any' | 'closerequest';
  /** `panel` is at the window's end edge, `menu` at its start edge, `full` covers the window. */
  readonly shape?: 'box' | 'panel' | 'menu' | 'full';
  readonly children: ReactNode;
}

/**
 * A modal `dialog` element: the browser moves the focus in and back, closes it on Escape and makes the page behind
 * inert.
 */
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
    if (!dialog || !isOpen) return undefined;
    hasBeenPressed.current = false;
    const opener = document.activeElement;
    dialog.showModal();
    const release = holdScroll();
    return () => {
      release();
      dialog.close();
      // The browser returns the focus itself, unless the dialog has left the document by then.
      if (document.activeElement === document.body && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [isOpen]);

  // The second press of a double click, or the repeats of a held key, may arrive here after the first opened the
  // dialog.
  const handlePress = (event: MouseEvent | KeyboardEvent): void => {
    const isKey = 'repeat' in event;
    hasBeenPressed.current ||= isKey ? !event.repeat : event.detail < 2;
    if (hasBeenPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (!isOpen) return null;
  return (
    // Keyboards close it by Escape; the press outside is an addition for pointers.
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
      onClick={(event) => {
        if (closedBy === 'closerequest' || event.target !== ref.current) return;
        if (isOutside(event, ref.current)) onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" icon="x" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

/**
 * Stops the page behind from scrolling; the scrollbar's room stays, so that the layout does not shift. Returns the
 * undo.
 */
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
