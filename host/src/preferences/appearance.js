// Bundled with `boot.ts`; on the offline page a separate file. Before the first paint it sets the theme and motion that
// PreferencesStore has stored. It ignores unreadable text, because that store handles it.
try {
  const { theme, motion } = JSON.parse(localStorage.getItem('weft.preferences') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (motion === 'reduced') document.documentElement.dataset.motion = motion;
} catch {
  // The device's settings apply.
}
