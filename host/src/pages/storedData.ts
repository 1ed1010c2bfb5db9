import type { DeviceName, SpecifiedKey, TabName } from 'shared-state';

/** The data that the shop stores until it is erased: a sentence for the shopper for each key. */
export const ON_DEVICE: Readonly<Record<SpecifiedKey | DeviceName, string>> = {
  cart: 'Your cart: products, quantities and sizes.',
  wishlist: 'Your wishlist.',
  user: 'The profile that you registered, or the email that you signed in with.',
  token: 'A token that says you are signed in.',
  saved: 'What you saved for later from your cart.',
  receipts: 'The receipts of your last ten orders, with name and address but nothing of the card.',
  size: 'The size that you chose last for a kind of garment.',
  preferences: 'Theme and motion, if you chose them.',
  draw: 'A random number that decides how early you get a new version of the shop.',
  turn: 'Counters, so that two tabs don’t overwrite each other’s changes.',
  unreadable: 'A copy of damaged data, such as a cart or a list of orders, so that it isn’t lost.',
  erased: 'For a moment, a signal to your other tabs that you erased your data.',
};

/** The data that it stores until the tab is closed. */
export const IN_TAB: Readonly<Record<TabName, string>> = {
  recentlyViewed: 'The products that you viewed last, five at most.',
  lastOpened: 'The product that you opened last from a listing.',
  lastListing: 'The listing that you visited last.',
  position: 'How far you had scrolled the page that you left.',
  registration: 'What you typed into an unfinished registration, without passwords.',
  checkout: 'What you typed and chose in an unfinished checkout, without the card.',
  reloaded: 'Which part of the shop was reloaded after a failure, so that it happens once.',
  overrides: 'For testers: addresses of the versions that they are testing.',
};
