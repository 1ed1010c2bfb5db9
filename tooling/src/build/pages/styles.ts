import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../workspace/hashOf';

export interface SheetFile {
  /** The folder of the build. */
  readonly folder: string;
  readonly path: string;
}

/**
 * Joins the style sheets of host and remote, so that a page loads a single one.
 *
 * @param files in order of application
 * @throws {Error} if one has a relative URL, which would be wrong in the joined style sheet
 */
export function joinStyles(files: readonly SheetFile[]): { address: string; content: string } {
  const content = files.map(readSheet).join('');
  return { address: `/assets/page.${hashOf(content).slice(0, 12)}.css`, content };
}

function readSheet({ folder, path }: SheetFile): string {
  const content = readFileSync(join(folder, path), 'utf8');
  const relative = /url\((?!["']?(?:\/|data:|https?:|#))[^)]*\)/.exec(content);
  if (relative)
    throw new Error(
      `${path} contains ${relative[0]}, but relative URLs do not work in a joined style sheet.`,
    );
  return content;
}

/** The page's background colour in both themes. */
export interface ThemeColors {
  readonly light: string;
  readonly dark: string;
}

/**
 * Reads the colours from the host's style sheets.
 *
 * @throws {Error} if it has none
 */
export function themeColors(css: string): ThemeColors {
  const [, light, dark] = /--paper:\s*light-dark\((#\w+),\s*(#\w+)\)/.exec(css) ?? [];
  if (!light || !dark) throw new Error('The style sheet has no --paper with two colours.');
  return { light, dark };
}
