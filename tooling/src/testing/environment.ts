import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace/apps';

const { resolve } = createRequire(join(workspaceRoot, 'tooling/package.json'));

const CACHE = join(workspaceRoot, 'tooling/node_modules/.cache/weft');

/** For all text but headings, and for the headings if there is no other font. */
const DEJAVU = 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf';

/**
 * The fonts of real machines, one for each fallback of the headings (shared-ui/src/globals/_fonts.scss). Tinos has the metrics of
 * Times, and Gelasio those of Georgia.
 */
const SERIFS = {
  tinos: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  'noto-serif': '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf',
  gelasio: '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf',
  'dejavu-serif': DEJAVU,
};

export type Serif = keyof typeof SERIFS;

export const serifs = Object.keys(SERIFS) as Serif[];

/**
 * Sets what a test's result may not depend on: time zone, language, fonts, the git configuration and the mode of new files. For
 * this process and all that it starts (docs/testing.md).
 */
export function pinEnvironment(): void {
  process.umask(0o022);
  Object.assign(process.env, {
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: join(workspaceRoot, 'tooling/config/test.gitconfig'),
    ...fonts('tinos'),
  });
}

/** The environment variable with which a browser knows only these serif fonts, and DejaVu's fonts. All of them are packages. */
export function fonts(...known: readonly Serif[]): { readonly FONTCONFIG_FILE: string } {
  const file = join(CACHE, `fonts-${known.join('-')}.conf`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, configuration(fontFolders(...known)));
  return { FONTCONFIG_FILE: file };
}

/** The folders of these serif fonts, and of DejaVu's fonts. */
export function fontFolders(...known: readonly Serif[]): readonly string[] {
  const files = [DEJAVU, ...known.map((serif) => SERIFS[serif])];
  return [...new Set(files.map((font) => dirname(resolve(font))))];
}

/** @see https://www.freedesktop.org/software/fontconfig/fontconfig-user.html */
function configuration(folders: readonly string[]): string {
  const alias = (family: string, font: string): string =>
    `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    // As in Debian. Without it, letters are as wide as whole pixels.
    '<match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>',
    ...folders.map((folder) => `<dir>${escapeXml(folder)}</dir>`),
    `<cachedir>${escapeXml(join(CACHE, 'fonts'))}</cachedir>`,
    // As in Debian: a pattern without a generic family is sans-serif, such as the system's font.
    '<match target="pattern">',
    ...['sans-serif', 'serif', 'monospace'].map(
      (family) =>
        `<test qual="all" name="family" compare="not_eq"><string>${family}</string></test>`,
    ),
    '<edit name="family" mode="append_last"><string>sans-serif</string></edit>',
    '</match>',
    alias('system-ui', 'DejaVu Sans'),
    alias('sans-serif', 'DejaVu Sans'),
    alias('serif', 'DejaVu Serif'),
    alias('monospace', 'DejaVu Sans Mono'),
    '</fontconfig>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
