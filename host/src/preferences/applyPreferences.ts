import { autorun } from 'mobx';
import { stores } from 'shared-state';

/** Reads the shopper's preferences and keeps the page to them; before the first render, so that nothing flashes. */
export function applyPreferences(root: HTMLElement): void {
  stores.preferences.start();
  autorun(() => {
    const { theme, motion } = stores.preferences;
    root.dataset.theme = theme;
    root.dataset.motion = motion;
  });
}
