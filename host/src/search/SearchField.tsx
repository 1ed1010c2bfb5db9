import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { searchState } from 'shared-state';
import { Button, countOf, Icon, VisuallyHidden } from 'shared-ui';
import { useNavigate } from 'shared-ui/router';
import { useIsDesktop } from '../layout/useIsDesktop';
import { FoundProducts } from './FoundProducts';
import classes from './Search.module.scss';
import { listingFor, MOST_SUGGESTIONS, suggestionsFor } from './searchTerms';
import { useCatalogueSearch } from './useCatalogueSearch';
import { useCombobox } from './useCombobox';

/** In characters. A single letter would match half of the catalogue. */
const SHORTEST_TERM = 2;

interface Props {
  /** Called when a listing or a product is opened. */
  readonly onFound: () => void;
  readonly onClose: () => void;
}

/** The search field with its suggestions. It takes the focus when it is mounted. */
export function SearchField({ onFound, onClose }: Props): ReactNode {
  const navigate = useNavigate();
  const search = useCatalogueSearch();
  const [text, setText] = useState('');
  const most = useIsDesktop() ? MOST_SUGGESTIONS.desktop : MOST_SUGGESTIONS.mobile;
  const suggestions = suggestionsFor(text, most);
  const products = text.trim().length < SHORTEST_TERM ? null : (search(text)?.products ?? null);

  const handleSubmit = (asked: string): void => {
    const term = asked.trim();
    if (term === '') return;
    onFound();
    void navigate(listingFor(term, search(term)?.section), { state: searchState(term) });
  };

  const { active, isExpanded, handleKey, handleText } = useCombobox({
    suggestions,
    text,
    onText: setText,
    onSubmit: handleSubmit,
    onClose,
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
          <ul id={listId} role="listbox" aria-label="Suggestions" className={classes.list}>
            {suggestions.map((term, index) => (
              // The focus stays in the field; the keyboard moves through the options by aria-activedescendant.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={term}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                className={classes.option}
                onClick={() => handleSubmit(term)}
              >
                {term}
              </li>
            ))}
          </ul>
          {products && products.length > 0 && (
            <FoundProducts products={products} onFollow={onFound} />
          )}
          {products?.length === 0 && (
            <p className={classes.nothing}>{`No products match “${text.trim()}”.`}</p>
          )}
        </>
      )}
      <VisuallyHidden role="status">
        {isExpanded && countOf(suggestions.length, 'suggestion')}
        {isExpanded && products && `, ${countOf(products.length, 'product')}`}
      </VisuallyHidden>
    </div>
  );
}
