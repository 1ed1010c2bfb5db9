/**
 * Names of the shop's own keys in localStorage, under `weft.`. A name may continue after a dot, such as `size.men`. The
 * privacy page has a sentence for each name; the types check this.
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

/** The same for sessionStorage, which lasts as long as the tab. */
export type TabName =
  | 'registration'
  | 'checkout'
  | 'recentlyViewed'
  | 'lastOpened'
  | 'lastListing'
  | 'position'
  | 'overrides'
  | 'reloaded';

/** A name, or a name that begins with it and a dot. */
export type StorageName<Name extends string> = Name | `${Name}.${string}`;
