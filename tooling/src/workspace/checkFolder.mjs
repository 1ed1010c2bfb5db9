import { fileURLToPath } from 'node:url';

// This file runs before the installation, so it imports only Node's own modules.

/**
 * Webpack reads these in a path as a loader, a query and a fragment; tsx reads a question mark as a query too. The federation
 * plugin writes the path into code between apostrophes.
 */
const RESERVED = /[!?#']/;

/** @throws {Error} with one sentence, if webpack or tsx cannot use the path of the folder, by default of this workspace */
export function checkFolder(folder = fileURLToPath(new URL('../../..', import.meta.url))) {
  const [character] = RESERVED.exec(folder) ?? [];
  if (character === undefined) return;
  throw new Error(
    `The folder is "${folder}", but webpack and tsx cannot use a path with "${character}": move the folder or rename it.`,
  );
}
