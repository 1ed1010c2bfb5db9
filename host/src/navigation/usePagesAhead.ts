import { useState } from 'react';
import { useLocation, type Location } from 'shared-ui/router';
import { usePrefetch } from '../remotes/usePrefetch';
import { pageForPath } from '../routes';

interface Present {
  readonly location: Location<unknown>;
  /** The address for which the present page was rendered before its link was pressed; null if it was not. */
  readonly current: string | null;
}

interface PagesAhead extends Present {
  /** The address of the link that the shopper points at, whose page is rendered. */
  readonly ahead: string | null;
}

/** Which page is rendered before its link is pressed: one of the likely ones that the pointer or the focus rests on. */
export function usePagesAhead(): PagesAhead {
  const location = useLocation();
  const { pathname, search } = location;
  const [ahead, setAhead] = useState<string | null>(null);
  const [present, setPresent] = useState<Present>({ location, current: null });
  usePrefetch(setAhead);

  if (present.location !== location) {
    // A page stays where only its address changes.
    const isKept = pageForPath(present.location.pathname) === pageForPath(pathname);
    const kept = isKept ? present.current : null;
    setPresent({ location, current: ahead === pathname + search ? ahead : kept });
    setAhead(null);
  }
  return { ...present, ahead };
}
