import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { productPath } from 'shared-state';
import { Button, useAfterHydration } from 'shared-ui';
import { CARDS_AT_ONCE, ProductGrid } from '../product/ProductGrid';
import type { Product } from '../catalogue/types';
import classes from './GrowingGrid.module.scss';

/**
 * The number of cards in the first render of the page or of a change: about as many as a window shows. The others follow in
 * a deferred render, so that the heading and the changed field respond first. The HTML has all cards.
 */
const CARDS_AT_FIRST = 4;

interface Props {
  readonly products: readonly Product[];
  /** The lowest number of products to show, for example up to the card that the shopper returns to. */
  readonly reach: number;
  /** Called with a product and its index when its page is opened from here. */
  readonly onOpen: (product: Product, place: number) => void;
}

/** The products of a listing, a limited number at a time. Another list starts from the top. Cards in both lists are kept. */
export function GrowingGrid({ products, reach, onOpen }: Props): ReactNode {
  const atFirst = Math.max(1, Math.ceil(reach / CARDS_AT_ONCE)) * CARDS_AT_ONCE;
  const [growth, setGrowth] = useState({ products, shown: atFirst });
  const shown = growth.products === products ? growth.shown : atFirst;
  const cards = useMemo(() => products.slice(0, shown), [products, shown]);
  const isHydrating = useAfterHydration(false, true);
  const built = useDeferredValue(cards, isHydrating ? cards : []);
  const ref = useRef<HTMLDivElement>(null);

  const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
    // If the default is not prevented, the link opens another tab.
    if (!defaultPrevented) return;
    const path = target instanceof Element ? target.closest('a')?.pathname : undefined;
    const place = cards.findIndex(({ id }) => productPath(id) === path);
    const product = cards[place];
    if (product) onOpen(product, place);
  };

  // The button moves down the page, so the focus moves to the first new card.
  useEffect(() => {
    if (shown === atFirst) return;
    const card = ref.current?.querySelectorAll('li')[shown - CARDS_AT_ONCE];
    card?.querySelector<HTMLElement>('h3 a')?.focus();
  }, [shown, atFirst]);

  return (
    // It receives the clicks on the cards' links, also by Enter.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={ref} className={classes.growing} onClick={handleClick}>
      <ProductGrid
        isOpening
        level={3}
        products={cards}
        pending={pendingAmong(cards, built, reach)}
      />
      {shown < products.length && (
        <Button
          variant="secondary"
          onClick={() => setGrowth({ products, shown: shown + CARDS_AT_ONCE })}
        >
          Show more products
        </Button>
      )}
    </div>
  );
}

/** The cards to render later: all except rendered cards, the first new cards, and the card that the shopper returns to. */
function pendingAmong(
  cards: readonly Product[],
  built: readonly Product[],
  reach: number,
): ReadonlySet<Product> | undefined {
  if (cards === built) return undefined;
  const rendered = new Set(built);
  return new Set(
    cards.filter(
      (card, index) =>
        index % CARDS_AT_ONCE >= CARDS_AT_FIRST && index !== reach - 1 && !rendered.has(card),
    ),
  );
}
