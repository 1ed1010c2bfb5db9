import { useId, useRef, type ReactNode } from 'react';
import { IconButton, Popover } from 'shared-ui';
import { useOnDemand } from 'shared-ui/on-demand';
import { useWindowEvent } from '../navigation/useWindowEvent';
import classes from './Search.module.scss';

const importField = async () => (await import('./SearchField')).SearchField;

/** The search of the top bar: a button that opens the search field (docs/product/search.md#section). */
export function Search(): ReactNode {
  // The code of the field is loaded when the pointer or the focus reaches the button.
  const field = useOnDemand(importField);
  const isOpen = field.Part !== null;
  const panelId = useId();
  const buttonRef = useRef<HTMLSpanElement>(null);

  // Back and Forward.
  useWindowEvent('popstate', field.close);

  const handleClose = (): void => {
    field.close();
    buttonRef.current?.querySelector('button')?.focus({ preventScroll: true });
  };

  return (
    <>
      <span ref={buttonRef} onPointerEnter={field.preload} onFocus={field.preload}>
        <IconButton
          label="Search"
          icon="search"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={isOpen ? field.close : field.open}
        />
      </span>
      <Popover id={panelId} isOpen={isOpen} onClose={field.close} className={classes.panel}>
        {field.Part && <field.Part onFound={field.close} onClose={handleClose} />}
      </Popover>
    </>
  );
}
