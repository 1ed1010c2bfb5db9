import {
  bootFilesElement,
  DEHYDRATED,
  SHEET_PATH,
  SHEET_RELEASE,
  UNSCRIPTED,
  withBootFiles,
  type BootFiles,
  type HostFiles,
} from 'remote-loader/formats';
import type { ThemeColors } from './styles';
import { WEB_MANIFEST } from './webManifest';

export interface DocumentParts extends Omit<BootFiles, 'scripts' | 'main' | 'styles'> {
  /** The host's files. */
  readonly boot: HostFiles;
  readonly colors: ThemeColors;
  readonly head: string;
  /** The markup of the page; empty if the application renders it. */
  readonly content: string;
  /** The address of its joined style sheet; empty if the host's own style sheets are used. */
  readonly style: string;
  /**
   * The paths of the joined style sheets. Webpack's runtimes look for these names before they request a style sheet; a remote's
   * paths have the hash of its release's manifest.
   */
  readonly styles: readonly { readonly path: string; readonly release?: string | undefined }[];
  /** The releases that the page was made of, for readers of the HTML. */
  readonly releaseNames?: string;
}

/**
 * The style sheet shows it if the application has not started after some time; without a style sheet it is visible at once.
 */
const FALLBACK =
  '<p class="bootFallback">The shop is still loading. <a href="">Reload the page</a></p>';

const NOSCRIPT =
  '<noscript><p class="bootNoscript">Without JavaScript you can look at everything; the cart, the wishlist, search, sign-in and all forms need it.</p></noscript>';

const MANIFEST_LINK = `<link rel="manifest" href="${WEB_MANIFEST}">`;

/**
 * The HTML of a page in a shop where some remotes have another manifest. If the page contains one of these remotes, the loader
 * waits for the release pointer, as for a rollout.
 *
 * @param remotes by federation name
 */
export function withRemotes(
  html: string,
  remotes: Readonly<Record<string, { readonly manifest: string }>>,
): string {
  return withBootFiles(html, (files) => {
    const { page = '', release } = files;
    const { manifest } = remotes[page.slice(0, page.indexOf('/'))] ?? {};
    if (!release || !manifest) return files;
    // The scripts of the replaced release are not preloaded.
    return { ...files, files: [], release: { ...release, manifest, isShared: true } };
  });
}

/** The HTML of a page: visible content is requested before scripts. */
export function renderDocument(parts: DocumentParts): string {
  const { boot, colors, head, content, style, styles, releaseNames, ...ofPage } = parts;
  const sheets = style
    ? [
        `<link rel="stylesheet" href="${style}">`,
        ...styles.map(({ path, release: of }) => {
          const release = of ? ` ${SHEET_RELEASE}="${of}"` : '';
          return `<link rel="stylesheet" ${SHEET_PATH}="${path}"${release}>`;
        }),
      ]
    : boot.styles.map((path) => `<link rel="stylesheet" href="/${path}">`);
  const data = bootFilesElement({
    scripts: boot.scripts,
    main: boot.main,
    ...(ofPage.page ? { styles: boot.styles } : {}),
    ...ofPage,
  });
  return [
    ...beginning(head, colors, ` ${UNSCRIPTED}=""`),
    data,
    // Nothing works without this script. The browser requests the second element only after the first failed; otherwise it does
    // nothing.
    `<script src="${boot.boot}"></script>`.repeat(2),
    // After the first script, which delays it.
    MANIFEST_LINK,
    releaseNames ? `<meta name="weft-releases" content="${releaseNames}">` : '',
    ...sheets,
    '</head><body>',
    icons(boot),
    `<div id="root"${content ? ` ${DEHYDRATED}=""` : ''}>${content}</div>`,
    NOSCRIPT,
    FALLBACK,
    '</body></html>',
  ].join('');
}

/** The HTML of the offline page, which runs no script of the application. */
export function renderOfflineDocument({
  boot,
  colors,
  head,
  content,
  style,
}: Pick<DocumentParts, 'boot' | 'colors' | 'head' | 'content' | 'style'>): string {
  return [
    ...beginning(head, colors),
    MANIFEST_LINK,
    `<script src="${boot.appearance}"></script>`,
    `<link rel="stylesheet" href="${style}"></head><body>${icons(boot)}${content}`,
    `<script src="${boot.online}"></script></body></html>`,
  ].join('');
}

/** The sprite that all icons refer to (Icon.tsx). */
function icons(boot: Pick<HostFiles, 'icons'>): string {
  return `<div id="icons" hidden>${boot.icons}</div>`;
}

/** @param attributes of the root element */
function beginning(head: string, { light, dark }: ThemeColors, attributes = ''): string[] {
  return [
    `<!doctype html><html lang="en"${attributes}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  ];
}
