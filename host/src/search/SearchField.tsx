import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { searchState, trackSearch } from 'shared-state';
import { Button, countOf, Icon, VisuallyHidden } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { sectionAt } from '../layout/sectionAt';
import { useIsDesktop } from '../layout/useIsDesktop';
import { searchHint } from '../shop/texts';
import { FoundProducts } from './FoundProducts';
import classes from './Search.module.scss';
import { listingFor, MAX_SUGGESTIONS, sectionNamedIn, suggestionsFor } from './searchTerms';
import { SuggestedTerms } from './SuggestedTerms';
import { useCatalogueSearch, type CatalogueSearch } from './useCatalogueSearch';
import { useCombobox } from './useCombobox';

/** In characters. A single letter would match half of the catalogue. */
const MIN_TERM_LENGTH = 2;

interface Props {
  /** What the shopper has typed before the field was there. */
  readonly typed: string;
  /** Called when a listing or a product is opened. */
  readonly onFound: () => void;
  readonly onClose: () => void;
}

/** The search field with its suggestions. */
export function SearchField({ typed, onFound, onClose }: Props): ReactNode {
  const { search, isLoading } = useCatalogueSearch();
  const [text, setText] = useState(typed);
  const suggestions = suggestionsFor(text, MAX_SUGGESTIONS[useIsDesktop() ? 'desktop' : 'mobile']);
  const term = text.trim();
  const found = term.length < MIN_TERM_LENGTH ? null : search(term);

  const { submit, awaited, forget } = useSubmit({ search, isLoading, onFound });
  const productsRef = useRef<HTMLUListElement>(null);
  const { active, isExpanded, handleKey, handleText } = useCombobox({
    suggestions,
    text,
    onText: (next) => {
      setText(next);
      forget();
    },
    onSubmit: submit,
    onClose,
    onPastEnd: () => focusFirstLink(productsRef.current),
  });
  const listId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);

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
          placeholder={searchHint}
          className={classes.field}
          value={text}
          onChange={(event) => handleText(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button size="small" onClick={() => submit(text)}>
          Go
        </Button>
      </div>
      {isExpanded && (
        <>
          <SuggestedTerms
            id={listId}
            terms={suggestions}
            typed={text}
            active={active}
            onChoose={submit}
          />
          {awaited !== null && <p className={classes.hint}>Searching…</p>}
          {found && (
            <FoundProducts
              ref={productsRef}
              term={term}
              found={found}
              onChoose={submit}
              onFollow={onFound}
              onPastStart={() => fieldRef.current?.focus()}
              onClose={onClose}
            />
          )}
        </>
      )}
      <VisuallyHidden role="status">
        {awaited === null ? isExpanded && statusOf(suggestions.length, found) : 'Searching…'}
      </VisuallyHidden>
    </div>
  );
}

/** Opens the listing for a term. A term that names no section waits for the catalogue, which knows where it matches. */
function useSubmit({
  search,
  isLoading,
  onFound,
}: ReturnType<typeof useCatalogueSearch> & Pick<Props, 'onFound'>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** The term that waits; null if none does. */
  const [awaited, setAwaited] = useState<string | null>(null);

  const open = (term: string): void => {
    onFound();
    trackSearch(term);
    // A search without matches stays in the current section.
    const matching = search(term)?.section ?? sectionAt(pathname);
    void navigate(listingFor(term, matching), { state: searchState(term) });
  };
  const openAwaited = useEffectEvent(() => {
    if (awaited !== null) open(awaited);
  });
  useEffect(() => {
    if (!isLoading) openAwaited();
  }, [isLoading]);

  const submit = (text: string): void => {
    const term = text.trim();
    if (term === '') return;
    if (isLoading && sectionNamedIn(term) === null) setAwaited(term);
    else open(term);
  };
  return { submit, awaited, forget: () => setAwaited(null) };
}

function statusOf(suggestions: number, found: CatalogueSearch | null): string {
  const counts = [countOf(suggestions, 'suggestion')];
  if (found) counts.push(countOf(found.products.length, 'product'));
  return counts.join(', ') + (found?.meant ? `. Results for ${found.meant}` : '');
}

function focusFirstLink(list: HTMLElement | null): boolean {
  const link = list?.querySelector('a');
  link?.focus();
  return Boolean(link);
}
