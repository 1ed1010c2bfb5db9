/** The elements that a page puts into the document's head (`PageTitle`). */
const HEAD_OF_PAGE = [
  'title',
  'link[rel=canonical]',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
].join();

let ofHtml: readonly Element[] = [];

/** Remembers the head's elements of the HTML. To be called before React renders. */
export function readHtmlHead(): void {
  ofHtml = [...document.head.querySelectorAll(HEAD_OF_PAGE)];
}

export function removeHtmlHead(): void {
  ofHtml.forEach((element) => element.remove());
}

/** Removes them if a page has rendered its own: React could not use the HTML, and leaves its elements there. */
export function removeOldHead(): void {
  if (document.head.querySelectorAll('title').length > 1) removeHtmlHead();
}
