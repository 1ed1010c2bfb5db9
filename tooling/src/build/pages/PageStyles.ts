import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Sheet {
  readonly address: string;
  readonly content: string;
}

/** A style sheet of a build. */
export interface SheetFile {
  /** Of the build. */
  readonly folder: string;
  readonly path: string;
}

/** Joins the style sheets of host and remote into one for each combination, so that a page loads one. */
export class PageStyles {
  readonly #sheets = new Map<string, Sheet>();

  /**
   * The address of the style sheet that joins these files.
   *
   * @param files in the order in which they apply
   */
  addressOf(files: readonly SheetFile[]): string {
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
  get sheets(): Sheet[] {
    return [...this.#sheets.values()];
  }
}

/** @throws {Error} when it names a file by a path that would lead elsewhere from the joined sheet */
function readSheet({ folder, path }: SheetFile): string {
  const content = readFileSync(join(folder, path), 'utf8');
  const relative = /url\((?!["']?(?:\/|data:|https?:|#))[^)]*\)/.exec(content);
  if (relative) throw new Error(`${path} names ${relative[0]}, which a joined style sheet can't.`);
  return content;
}
