import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../workspace/hashOf';

interface Sheet {
  readonly address: string;
  readonly content: string;
}

/** A style sheet of a build. */
export interface SheetFile {
  /** The folder of the build. */
  readonly folder: string;
  readonly path: string;
}

/**
 * Joins the style sheets of host and remote into one for each combination, so that a page loads a single
 * style sheet.
 */
export class PageStyles {
  readonly #sheets = new Map<string, Sheet>();

  /**
   * The address of the style sheet that joins these files.
   *
   * @param files in order of application
   */
  addressOf(files: readonly SheetFile[]): string {
    const key = files.map(({ folder, path }) => join(folder, path)).join('\n');
    let sheet = this.#sheets.get(key);
    if (!sheet) {
      const content = files.map(readSheet).join('');
      const hash = hashOf(content).slice(0, 12);
      sheet = { address: `/assets/page.${hash}.css`, content };
      this.#sheets.set(key, sheet);
    }
    return sheet.address;
  }

  /** Forgets the joined style sheets. */
  clear(): void {
    this.#sheets.clear();
  }

  /** All joined style sheets. */
  get sheets(): Sheet[] {
    return [...this.#sheets.values()];
  }
}

/** @throws {Error} if it has a relative URL, which would be wrong in the joined style sheet */
function readSheet({ folder, path }: SheetFile): string {
  const content = readFileSync(join(folder, path), 'utf8');
  const relative = /url\((?!["']?(?:\/|data:|https?:|#))[^)]*\)/.exec(content);
  if (relative)
    throw new Error(
      `${path} contains ${relative[0]}, but relative URLs do not work in a joined style sheet.`,
    );
  return content;
}
