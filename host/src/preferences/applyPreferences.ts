import { autorun } from 'mobx';
import { MOTION, THEME } from 'remote-loader/formats';
import type { PreferencesStore } from 'shared-state';

/** Sets theme and motion on the root element, also when they change. */
export function applyPreferences(root: HTMLElement, preferences: PreferencesStore): void {
  autorun(() => {
    const { theme, motion } = preferences;
    root.setAttribute(THEME, theme);
    root.setAttribute(MOTION, motion);
  });
}
