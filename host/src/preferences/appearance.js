/* global document, localStorage, setTimeout */
// Runs unbundled, before the first paint of pages that have content without the shop's scripts: it sets the theme and
// motion that PreferencesStore has stored. Anything unreadable is left to that store.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('weft.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (motion === 'reduced') document.documentElement.dataset.motion = motion;
} catch {
  // The device's settings apply.
}

// Pictures that are not urgent wait until `boot.ts` removes this, at most three seconds.
document.documentElement.dataset.opening = '';
setTimeout(() => delete document.documentElement.dataset.opening, 3000);
