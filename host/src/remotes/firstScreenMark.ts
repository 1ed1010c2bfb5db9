/** The attribute of the element that holds the landing page's beginning in the page's HTML. */
export const FIRST_SCREEN = 'data-first-screen';
