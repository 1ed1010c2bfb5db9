// In one file with `boot.ts`, and alone on the offline page, where no other script runs. Before the first paint it sets
// the theme and motion that PreferencesStore has stored; anything unreadable is left to that store.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('weft.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (motion === 'reduced') document.documentElement.dataset.motion = motion;
} catch {
  // The device's settings apply.
}
