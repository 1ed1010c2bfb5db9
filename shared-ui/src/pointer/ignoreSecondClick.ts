/**
 * To be called when a click takes something off the page. What slides under the pointer then must not get the second press of
 * a double click: clicks are ignored until one comes that begins anew. Clicks that keys make are never ignored.
 */
export function ignoreSecondClick(): void {
  const handleClick = (event: MouseEvent): void => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      window.removeEventListener('click', handleClick, true);
    }
  };
  window.addEventListener('click', handleClick, true);
}
