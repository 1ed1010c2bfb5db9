/* global document, localStorage, setTimeout */
// Runs before the page's first paint, as it is, on pages that have something to paint without the shop's scripts: the
// shopper's choices as PreferencesStore keeps them. Whatever can't be read is left to that store.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('weft.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (motion === 'reduced') document.documentElement.dataset.motion = motion;
} catch {
  // The device's settings apply.
}

// Pictures that can wait do so until `boot.ts` takes this away; if it never comes, they do not wait for it.
document.documentElement.dataset.opening = '';
setTimeout(() => delete document.documentElement.dataset.opening, 3000);
