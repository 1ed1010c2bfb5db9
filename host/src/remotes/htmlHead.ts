/** The elements that a page puts into the document's head (`PageTitle`). */
const KINDS = [
  'title',
  'link[rel=canonical]',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
];

let ofHtml: readonly Element[] = [];

/** Remembers the head's elements of the HTML. To be called before React renders. */
export function readHtmlHead(): void {
  ofHtml = KINDS.flatMap(elementsOf);
}

/** Removes the head's elements of the HTML. */
export function removeHtmlHead(): void {
  ofHtml.forEach((element) => element.remove());
}

/**
 * Removes the elements of the HTML that a page has rendered again. React does so if it cannot use the HTML, and it does not
 * remove elements that it has not hydrated.
 */
export function removeOldHead(): void {
  const isOld = (element: Element): boolean => ofHtml.includes(element);
  for (const elements of KINDS.map(elementsOf)) {
    if (!elements.every(isOld)) elements.filter(isOld).forEach((element) => element.remove());
  }
}

function elementsOf(kind: string): Element[] {
  return [...document.head.querySelectorAll(kind)];
}
