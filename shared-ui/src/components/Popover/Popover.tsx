import clsx from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './Popover.module.scss';

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  /** Called when Escape or a press elsewhere has closed it. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A panel over the page that a press elsewhere closes, on the browser's own popover. The owner places it. */
export function Popover({ id, isOpen, onClose, className, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  // Before the effects of what is inside: a field that takes the focus has to be shown by then.
  useLayoutEffect(() => {
    // Where the browser has no popover (docs/browsers.md) the owner's controls alone open and close it.
    ref.current?.togglePopover?.(isOpen);
  }, [isOpen]);

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      hidden={!isOpen}
      className={clsx(classes.panel, className)}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      {children}
    </div>
  );
}
