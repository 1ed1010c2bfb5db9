import { useId, useRef, useState, type ReactNode } from 'react';
import { searchState } from 'shared-state';
import { IconButton, Popover } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import classes from './Search.module.scss';
import { SearchField } from './SearchField';
import { listingFor } from './searchTerms';

/** The search of the top bar: a button that opens a field with suggestions (SPEC §2, RULINGS A18). */
export function Search(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const panelId = useId();
  const buttonRef = useRef<HTMLSpanElement>(null);

  const handleClose = (): void => {
    setIsOpen(false);
    buttonRef.current?.querySelector('button')?.focus();
  };

  const handleSubmit = (text: string): void => {
    const term = text.trim();
    if (term === '') return;
    setIsOpen(false);
    void navigate(listingFor(term), { state: searchState(term) });
  };

  return (
    <>
      <span ref={buttonRef}>
        <IconButton
          label="Search"
          icon="search"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        />
      </span>
      <Popover
        id={panelId}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className={classes.panel}
      >
        {isOpen && <SearchField onSubmit={handleSubmit} onClose={handleClose} />}
      </Popover>
    </>
  );
}
