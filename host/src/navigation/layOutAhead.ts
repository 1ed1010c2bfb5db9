import { isFrugal } from '../loading/connection';

/**
 * Has the browser compute the layout of a page ahead, which otherwise it does at the click, and load the pictures that the window
 * will show. React hides the page by `display: none`, for which there is no layout. Pages.module.scss hides it by
 * `content-visibility`, which keeps a layout, so React's way is taken away; where the browser does not know that, it stays.
 *
 * @param page the element around a page, with `data-hidden="ahead"` while it is ahead
 */
export function layOutAhead(page: HTMLElement | null): void {
  if (!page || !('contentVisibility' in page.style)) return;

  const handleChange = (): void => {
    if (page.dataset.hidden !== 'ahead') return;
    for (const child of page.children as HTMLCollectionOf<HTMLElement>) {
      changes.observe(child, { attributeFilter: ['style'] });
      child.style.display = '';
    }
    // Shown until the layout is read; nothing is painted meanwhile.
    page.style.contentVisibility = 'visible';
    const end = page.getBoundingClientRect().top + innerHeight;
    for (const picture of page.querySelectorAll('img')) {
      if (picture.getBoundingClientRect().top < end && !isFrugal()) picture.loading = 'eager';
    }
    page.style.contentVisibility = '';
  };
  const changes = new MutationObserver(handleChange);
  changes.observe(page, { childList: true });
  // A picture that has come changes the layout.
  page.addEventListener('load', handleChange, true);
}
