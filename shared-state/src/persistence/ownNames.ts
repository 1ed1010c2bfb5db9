/**
 * Names of the shop's own keys in localStorage, under `weft.`; a name may go on after a dot, as `size.men` does. The
 * privacy page has a sentence for each, which the types demand.
 */
export type DeviceName =
  | 'preferences'
  | 'size'
  | 'saved'
  | 'receipts'
  | 'draw'
  | 'turn'
  | 'unreadable'
  | 'erased';

/** The same in sessionStorage, which lasts as long as the tab. */
export type TabName =
  | 'registration'
  | 'checkout'
  | 'recentlyViewed'
  | 'lastOpened'
  | 'lastListing'
  | 'position'
  | 'overrides'
  | 'reloaded';

/** A name, or one that begins with it. */
export type OwnName<Name extends string> = Name | `${Name}.${string}`;
