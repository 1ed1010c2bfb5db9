/**
 * Call it when a click removes something from the page, so that the second press of a double click does not hit what
 * moves under the pointer: clicks are ignored until the first click of a new row. Clicks by the keyboard are never
 * ignored.
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
