import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { IconButton, ignoreSecondClick, Popover, useWindowEvent } from 'shared-ui';
import { useOnDemand } from 'shared-ui/on-demand';
import classes from './Search.module.scss';

/** The search of the top bar: a button that opens the search field (docs/product/search.md#section). */
export function Search(): ReactNode {
  // The code of the field is loaded when the pointer or the focus reaches the button.
  const field = useOnDemand(async () => (await import('./SearchField')).SearchField);
  const isOpen = field.Part !== null;
  /** The letters that are typed while a pressed button waits for that code; null before a press. */
  const [early, setEarly] = useState<string | null>(null);
  const panelId = useId();
  const buttonRef = useRef<HTMLSpanElement>(null);

  const open = (): void => {
    ignoreSecondClick();
    setEarly(early ?? '');
    field.open();
  };
  const close = (): void => {
    setEarly(null);
    field.close();
  };
  // A layout effect, after that of the popover: before a later effect, a typed letter would go to the button.
  useLayoutEffect(() => {
    // The field may come long after the press, when the shopper is already typing elsewhere.
    if (!isOpen || document.activeElement?.matches('input, textarea, select')) return;
    document.getElementById(panelId)?.querySelector('input')?.focus();
  }, [isOpen, panelId]);
  // Back and Forward.
  useWindowEvent('popstate', close);
  // The panel would cover what Tab reaches behind it.
  useWindowEvent('focusin', ({ target }) => {
    if (!isOpen) return;
    const parts = [buttonRef.current, document.getElementById(panelId)];
    if (!parts.some((part) => part?.contains(target as Node))) close();
  });

  const handleClose = (): void => {
    close();
    buttonRef.current?.querySelector('button')?.focus({ preventScroll: true });
  };

  const handleKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (early === null || isOpen || key.length > 1 || ctrlKey || altKey || metaKey) return;
    // A space presses the button, but not in the middle of words.
    if (key === ' ' && early === '') return;
    event.preventDefault();
    setEarly(early + key);
  };

  return (
    <>
      <span ref={buttonRef}>
        <IconButton
          label="Search"
          icon="search"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onPointerEnter={field.preload}
          onFocus={field.preload}
          onKeyDown={handleKey}
          onClick={isOpen ? close : open}
        />
      </span>
      <Popover id={panelId} isOpen={isOpen} onClose={close} className={classes.panel}>
        {field.Part && <field.Part typed={early ?? ''} onFound={close} onClose={handleClose} />}
      </Popover>
    </>
  );
}
