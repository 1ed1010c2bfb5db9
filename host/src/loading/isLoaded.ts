/** Whether the file of an element is loaded, once it is or has failed. */
export function isLoaded(element: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    element.addEventListener('load', () => resolve(true));
    element.addEventListener('error', () => resolve(false));
  });
}
