interface Window {
  /** Set once `clicks.ts` has seen both painted: the times in milliseconds since the click. */
  painted: Promise<{ heading: number; first: number }>;
}
