import { useState } from 'react';
import { useLocation, type Location } from 'shared-ui/router';
import { usePrefetch } from '../remotes/usePrefetch';

/** An address of the shop: that of a navigation, or of a link. */
export type Address = Pick<Location, 'pathname' | 'search'> & Partial<Location<unknown>>;

/** A page that is in the document. */
export interface Page {
  /** The visit's first page has 0; the same as long as the page is in the document. */
  readonly id: number;
  readonly location: Address;
}

interface Pages {
  /** The page of the present address. */
  readonly page: Page;
  /** One of the likely pages that the pointer or the focus rests on. */
  readonly ahead: Page | null;
}

/** Which pages are rendered. */
export function usePages(): Pages {
  const location = useLocation();
  const [ahead, setAhead] = useState<Address | null>(null);
  const [page, setPage] = useState<Page>({ id: 0, location });
  usePrefetch(setAhead);

  if (page.location !== location) {
    const isAhead = ahead?.pathname === location.pathname && ahead.search === location.search;
    // Without a page ahead, the one that is there goes to the new address.
    setPage({ id: page.id + Number(isAhead), location });
    setAhead(null);
  }
  return { page, ahead: ahead && { id: page.id + 1, location: ahead } };
}
