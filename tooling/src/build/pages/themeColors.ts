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
