/** The number of letters for which there is room beside the links in the smallest window with the desktop's top bar. */
const ROOM = 24;

/** Letters that are as wide as a section's button. */
const BUTTON = 3;

/** Whether the sections with these names need a row of their own in the top bar. */
export function hasManySections(names: readonly string[]): boolean {
  return names.join('').length + names.length * BUTTON > ROOM;
}
