interface Window {
  /** What `clicks.mjs` notes in the page, in milliseconds since the click. */
  painted: { heading?: number; first?: number };
}
