import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { searchState, tellSearch } from 'shared-state';
import { Button, countOf, Icon, VisuallyHidden } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { sectionAt } from '../layout/sectionAt';
import { useIsDesktop } from '../layout/useIsDesktop';
import { FoundProducts } from './FoundProducts';
import classes from './Search.module.scss';
import { listingFor, MAX_SUGGESTIONS, suggestionsFor } from './searchTerms';
import { SearchHint } from './SearchHint';
import { SuggestedTerms } from './SuggestedTerms';
import { useCatalogueSearch } from './useCatalogueSearch';
import { useCombobox } from './useCombobox';

/** In characters. A single letter would match half of the catalogue. */
const MIN_TERM_LENGTH = 2;

interface Props {
  /** Called when a listing or a product is opened. */
  readonly onFound: () => void;
  readonly onClose: () => void;
}

/** The search field with its suggestions. It takes the focus when it is mounted. */
export function SearchField({ onFound, onClose }: Props): ReactNode {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useCatalogueSearch();
  const [text, setText] = useState('');
  const most = useIsDesktop() ? MAX_SUGGESTIONS.desktop : MAX_SUGGESTIONS.mobile;
  const suggestions = suggestionsFor(text, most);
  const found = text.trim().length < MIN_TERM_LENGTH ? null : search(text);

  const handleSubmit = (submitted: string): void => {
    const term = submitted.trim();
    if (term === '') return;
    onFound();
    tellSearch(term);
    // A search without matches stays in the current section.
    const matching = search(term)?.section ?? sectionAt(pathname);
    void navigate(listingFor(term, matching), { state: searchState(term) });
  };

  const productsRef = useRef<HTMLUListElement>(null);
  const { active, isExpanded, handleKey, handleText } = useCombobox({
    suggestions,
    text,
    onText: setText,
    onSubmit: handleSubmit,
    onClose,
    onPastEnd: () => focusFirstLink(productsRef.current),
  });
  const listId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => fieldRef.current?.focus(), []);

  return (
    <div className={classes.search}>
      <div className={classes.row}>
        <Icon name="search" className={classes.sign} />
        <input
          ref={fieldRef}
          role="combobox"
          aria-label="Search products"
          aria-expanded={isExpanded && suggestions.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder="Sarees, shirts, frocks"
          className={classes.field}
          value={text}
          onChange={(event) => handleText(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button size="small" onClick={() => handleSubmit(text)}>
          Go
        </Button>
      </div>
      {isExpanded && (
        <>
          <SuggestedTerms id={listId} terms={suggestions} active={active} onChoose={handleSubmit} />
          {found && found.products.length > 0 && (
            <FoundProducts
              ref={productsRef}
              products={found.products}
              onFollow={onFound}
              onPastStart={() => fieldRef.current?.focus()}
              onClose={onClose}
            />
          )}
          {found && <SearchHint term={text.trim()} found={found} onChoose={handleSubmit} />}
        </>
      )}
      <VisuallyHidden role="status">
        {isExpanded && countOf(suggestions.length, 'suggestion')}
        {isExpanded && found && `, ${countOf(found.products.length, 'product')}`}
        {isExpanded && found?.meant && `. Did you mean ${found.meant}?`}
      </VisuallyHidden>
    </div>
  );
}

/** Moves the focus to the first link in a list. False if there is none. */
function focusFirstLink(list: HTMLElement | null): boolean {
  const link = list?.querySelector('a');
  link?.focus();
  return Boolean(link);
}
