import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Joins the style sheets of host and remote into one for each combination, so that a page loads one. */
export class PageStyles {
  /** @type {Map<string, { address: string, content: string }>} */
  #sheets = new Map();

  /**
   * The address of the style sheet that joins these files.
   *
   * @param {readonly { folder: string, path: string }[]} files in the order in which they apply
   */
  addressOf(files) {
    const key = files.map(({ folder, path }) => join(folder, path)).join('\n');
    let sheet = this.#sheets.get(key);
    if (!sheet) {
      const content = files.map(readSheet).join('');
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
      sheet = { address: `/assets/page.${hash}.css`, content };
      this.#sheets.set(key, sheet);
    }
    return sheet.address;
  }

  /** All that were joined. */
  get sheets() {
    return [...this.#sheets.values()];
  }
}

/**
 * @param {{ folder: string, path: string }} file
 * @throws {Error} when it names a file by a path that would lead elsewhere from the joined sheet
 */
function readSheet({ folder, path }) {
  const content = readFileSync(join(folder, path), 'utf8');
  const relative = /url\((?!["']?(?:\/|data:|https?:|#))[^)]*\)/.exec(content);
  if (relative) throw new Error(`${path} names ${relative[0]}, which a joined style sheet can't.`);
  return content;
}
