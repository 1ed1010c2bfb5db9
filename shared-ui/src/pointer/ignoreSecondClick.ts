/**
 * Call it when a click removes an element from the page, so that the second press of a double click does not hit the
 * element that moves under the pointer. Repeated clicks are ignored until the next single click. Clicks by keyboard are
 * never ignored.
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
