import clsx from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './Popover.module.scss';

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  /** Called when Escape or a press outside has closed it. */
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A panel over the page that uses the browser's popover: Escape and a press outside close it. The owner positions it. */
export function Popover({ id, isOpen, onClose, className, children }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  // A layout effect, because a field inside takes the focus in an effect and must be visible before.
  useLayoutEffect(() => {
    // In browsers without popovers (docs/browsers.md), only the owner's controls open and close it.
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
