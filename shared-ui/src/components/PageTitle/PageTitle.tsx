import type { ReactNode } from 'react';
import { SHOP_NAME } from '../../brand/shopName';

/** The document's title while a page is shown: its own words, then the shop's name. */
export function PageTitle({ children }: { readonly children: string }): ReactNode {
  return <title>{`${children} | ${SHOP_NAME}`}</title>;
}
