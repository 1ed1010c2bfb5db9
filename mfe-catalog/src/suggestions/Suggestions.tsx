import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { pricesOf, productPath, tellList } from 'shared-state';
import { Price, ProductPicture, useAfterHydration } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/types';
import { readRecent } from '../recent/recentlyViewed';
import { goesWith } from './goesWith';
import classes from './Suggestions.module.scss';

/** How many products that were viewed are shown. */
const MOST_RECENT = 4;

const NONE: readonly Product[] = [];

interface Props {
  /** The ids of products that the shopper has chosen. */
  readonly owned: readonly string[];
  /** The heading of what goes with them. */
  readonly title: string;
}

/**
 * What goes with chosen products, else what was viewed last in the visit; nothing without either. Links in a group, not a
 * list: the pages below which it stands have lists of their own.
 */
export function Suggestions({ owned, title }: Props): ReactNode {
  const headingId = useId();
  const [viewed] = useState(() => readRecent().flatMap((id) => findProduct(id)?.product ?? []));
  const recent = useAfterHydration(viewed, NONE);
  const chosen = owned.join();
  const matches = useMemo(() => goesWith(chosen.split(',')), [chosen]);
  const list =
    matches.length > 0
      ? { id: 'goes_with', name: title, products: matches }
      : { id: 'recently_viewed', name: 'Recently viewed', products: recent.slice(0, MOST_RECENT) };

  const shown = list.products.map(({ id }) => id).join();
  useEffect(() => {
    if (shown !== '') tellList('view_item_list', list, list.products);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each list that is shown
  }, [shown]);

  if (shown === '') return null;
  return (
    <section aria-labelledby={headingId} className={classes.suggestions}>
      <h2 id={headingId}>{list.name}</h2>
      <div className={classes.products}>
        {list.products.map((product, place) => (
          <PathLink
            key={product.id}
            to={productPath(product.id)}
            className={classes.product}
            onClick={() => tellList('select_item', list, [product], place)}
          >
            <ProductPicture
              src={product.imageUrl}
              alt=""
              sizes="(width < 48rem) 10rem, (width < 82rem) 22vw, 18.5rem"
              colour={product.colours?.[0]}
              className={classes.picture}
            />
            <span>{product.title}</span>
            <Price {...pricesOf(product)} />
          </PathLink>
        ))}
      </div>
    </section>
  );
}
