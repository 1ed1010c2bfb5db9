import { useEffect, useState, type ReactNode } from 'react';
import { trackList } from 'shared-state';
import { useAfterHydration } from 'shared-ui';
import { findProduct } from '../catalogue/catalogue';
import { ProductRow } from '../product/ProductRow';
import { readRecent } from '../recent/recentlyViewed';
import { goesWith } from './goesWith';

const MAX_RECENT = 4;

interface Props {
  /** The ids of products that the shopper has chosen. */
  readonly owned: readonly string[];
  readonly title: string;
}

/** Products that go with chosen products, or else recently viewed products. Nothing without either. */
export function Suggestions({ owned, title }: Props): ReactNode {
  const [viewed] = useState(() => readRecent().flatMap((id) => findProduct(id)?.product ?? []));
  const recent = useAfterHydration(viewed, []);
  const matches = goesWith(owned);
  const list =
    matches.length > 0
      ? { id: 'goes_with', name: title, products: matches }
      : { id: 'recently_viewed', name: 'Recently viewed', products: recent.slice(0, MAX_RECENT) };

  const shown = list.products.map(({ id }) => id).join();
  useEffect(() => {
    if (shown !== '') trackList('view_item_list', list, list.products);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each shown list
  }, [shown]);

  return (
    <ProductRow
      title={list.name}
      products={list.products}
      onSelect={(product, place) => trackList('select_item', list, [product], place)}
    />
  );
}
