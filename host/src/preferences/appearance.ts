import { MOTION, THEME } from 'remote-loader/formats';
import { root } from '../boot/root';

// A part of the first script (boot.ts); on the offline page a script of its own. Before the first paint it sets the theme and
// motion that PreferencesStore has stored. It ignores unreadable text, because that store handles it.
try {
  // oxlint-disable-next-line no-restricted-globals -- it runs before the stores
  const text = localStorage.getItem('weft.preferences') ?? '{}';
  const { theme, motion } = JSON.parse(text) as { theme?: unknown; motion?: unknown };
  if (theme === 'light' || theme === 'dark') root.setAttribute(THEME, theme);
  if (motion === 'reduced') root.setAttribute(MOTION, motion);
} catch {
  // The device's settings apply.
}
