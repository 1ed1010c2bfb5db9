import { whenIdle } from '../loading/whenIdle';

/** Where the browser can't tell whether it is idle: until after the next frame, in milliseconds. */
const SOON = 20;

/**
 * Removes the elements that React takes out of this one when the browser is idle, and hides them until then: taking down the layout
 * of a page with many elements would delay the one that follows it. React has unmounted the page by then.
 */
export function removeWhenIdle(pages: HTMLElement | null): void {
  // Where Pages.module.scss can't hide them they go at once.
  if (!pages || !('contentVisibility' in pages.style)) return;

  pages.removeChild = (page) => {
    if (page instanceof HTMLElement) {
      page.dataset.hidden = 'left';
      whenIdle(() => page.remove(), SOON);
    }
    return page;
  };
}
