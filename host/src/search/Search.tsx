import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton, Popover, showToast } from 'shared-ui';
import { useLazy } from '../loading/useLazy';
import classes from './Search.module.scss';

const importField = async () => (await import('./SearchField')).SearchField;

/** The search of the top bar: a button that opens the search field (docs/product/search.md#section). */
export function Search(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  // The code of the field is loaded when the pointer or the focus reaches the button.
  const [Field, load] = useLazy(importField);
  const panelId = useId();
  const buttonRef = useRef<HTMLSpanElement>(null);

  const handleToggle = async (): Promise<void> => {
    try {
      await load();
      setIsOpen(!isOpen);
    } catch {
      // The rest of the shop works, and the next click tries again (docs/product/faults.md#remotes, 16).
      showToast('The search can’t be reached right now. Please try again.');
    }
  };

  const handleNear = (): void => {
    load().catch(() => undefined);
  };

  const handleClose = (): void => {
    setIsOpen(false);
    buttonRef.current?.querySelector('button')?.focus({ preventScroll: true });
  };

  return (
    <>
      <span ref={buttonRef} onPointerEnter={handleNear} onFocus={handleNear}>
        <IconButton
          label="Search"
          icon="search"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => void handleToggle()}
        />
      </span>
      <Popover
        id={panelId}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className={classes.panel}
      >
        {isOpen && Field && <Field onFound={() => setIsOpen(false)} onClose={handleClose} />}
      </Popover>
    </>
  );
}
