import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Button, useAfterHydration } from 'shared-ui';
import { CARDS_AT_ONCE, ProductGrid } from '../product/ProductGrid';
import type { Product } from '../catalogue/types';
import classes from './GrowingGrid.module.scss';

/**
 * How many of them come with the page itself, or with a change of it: about as many as a window shows. The others follow in a
 * deferred render, so that the heading and the field that was changed answer first. The page's HTML has them all.
 */
const CARDS_AT_FIRST = 4;

interface Props {
  readonly products: readonly Product[];
  /** How many are shown at least, such as up to the one that the shopper comes back from. */
  readonly reach?: number;
  /** Called with the id of a product whose page is opened from here. */
  readonly onOpen?: (id: string) => void;
}

const NONE: readonly Product[] = [];

/**
 * The products of a listing, a number at a time; another list starts from the top. Cards that are in both lists are
 * kept.
 */
export function GrowingGrid({ products, reach = 0, onOpen }: Props): ReactNode {
  const atFirst = Math.max(1, Math.ceil(reach / CARDS_AT_ONCE)) * CARDS_AT_ONCE;
  const [growth, setGrowth] = useState({ products, shown: atFirst });
  const shown = growth.products === products ? growth.shown : atFirst;
  const cards = useMemo(() => products.slice(0, shown), [products, shown]);
  const isHydrating = useAfterHydration(false, true);
  const built = useDeferredValue(cards, isHydrating ? cards : NONE);
  const ref = useRef<HTMLDivElement>(null);

  const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
    // A link that the browser follows itself opens another tab.
    if (!defaultPrevented) return;
    const link = target instanceof Element ? target.closest('a') : null;
    const card = link?.closest('li');
    const product = card && cards[[...(card.parentElement?.children ?? [])].indexOf(card)];
    if (product) onOpen?.(product.id);
  };

  // The button moves down the page: the focus goes to the first of the new cards.
  useEffect(() => {
    if (shown === atFirst) return;
    const card = ref.current?.querySelectorAll('li')[shown - CARDS_AT_ONCE];
    card?.querySelector<HTMLElement>('h3 a')?.focus();
  }, [shown, atFirst]);

  return (
    // It receives the clicks on the cards' links, those of Enter included.
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

/**
 * The cards whose rendering is deferred: not those that are rendered already, the first new ones, and the one that the
 * shopper returns to.
 */
function pendingAmong(
  cards: readonly Product[],
  built: readonly Product[],
  reach: number,
): ReadonlySet<Product> | undefined {
  if (cards === built) return undefined;
  const there = new Set(built);
  return new Set(
    cards.filter(
      (card, index) =>
        index % CARDS_AT_ONCE >= CARDS_AT_FIRST && index !== reach - 1 && !there.has(card),
    ),
  );
}
