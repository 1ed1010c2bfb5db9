import { autorun } from 'mobx';
import { MOTION, THEME } from 'remote-loader/formats';
import { stores } from 'shared-state';

/** Reads the preferences and sets theme and motion on the root element, also when they change. */
export function applyPreferences(root: HTMLElement): void {
  stores.preferences.start();
  autorun(() => {
    const { theme, motion } = stores.preferences;
    root.setAttribute(THEME, theme);
    root.setAttribute(MOTION, motion);
  });
}
