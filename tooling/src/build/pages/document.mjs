import { WEB_MANIFEST } from './webManifest.mjs';

/**
 * @typedef {import('../webpack/BootPlugin.mjs').Boot} Boot
 *
 * @typedef {object} HtmlRelease the release of a remote in the HTML
 * @property {string} manifest its address
 * @property {string} integrity its hash
 * @property {true} [isShared] a share of visitors gets another one, which the pointer names
 *
 * @typedef {object} DocumentParts
 * @property {Boot} boot the host's files
 * @property {import('./themeColors.mjs').ThemeColors} colors
 * @property {string} head what the page says of itself: title, description, and so on
 * @property {string} content the markup of the page; empty where the application draws it
 * @property {string} [asleep] the attribute that the root has until it is hydrated
 * @property {string} style the address of its one style sheet; empty where the host's own are taken as they are
 * @property {readonly { path: string, release?: string }[]} styles the style sheets that this one holds, as webpack's runtimes
 *   name them: these look for them before they ask; those of a remote with the hash of its release's manifest
 * @property {string} [origin] the public origin of the shop
 * @property {string} [page] the remote's page that the content holds
 * @property {HtmlRelease} [release] the release that it was made of
 * @property {string} [keptUnder] the key in the browser's storage of what decides its content
 * @property {readonly import('../webpack/BootPlugin.mjs').BootFile[]} [files] the scripts of that page
 * @property {object} [route] the route of the address, if it comes with a remote
 * @property {string} [madeOf] the releases that the page was made of, for people
 */

/**
 * The style sheet shows it if the application has not started after a while; without any style sheet it is visible at
 * once.
 */
const FALLBACK =
  '<p class="bootFallback">The shop is still loading. <a href="">Reload the page</a></p>';

const NOSCRIPT =
  '<noscript><p class="bootNoscript">Without JavaScript you can look at everything; the cart, the wishlist, search, sign-in and all forms need it.</p></noscript>';

/** The first script removes it: until then what only scripts open is replaced or not shown. */
const UNSCRIPTED = ' data-unscripted=""';

const MANIFEST_LINK = `<link rel="manifest" href="${WEB_MANIFEST}">`;

/** Begins the data of a page; the next `<` ends it ({@link json}). */
const DATA = '<script type="application/json" id="boot-files">';

/**
 * The HTML of a page with some remotes taken from elsewhere: where it was made of one of them, the loader waits for the release
 * pointer, as where a share of visitors gets another release.
 *
 * @param {string} html
 * @param {Readonly<Record<string, { manifest: string }>>} remotes by federation name
 */
export function withRemotes(html, remotes) {
  const start = html.indexOf(DATA) + DATA.length;
  if (start < DATA.length) return html;
  const end = html.indexOf('<', start);
  /** @type {Pick<DocumentParts, 'page' | 'release'>} */
  const data = JSON.parse(html.slice(start, end));
  const { page = '', release } = data;
  const { manifest } = remotes[page.slice(0, page.indexOf('/'))] ?? {};
  if (!release || !manifest) return html;
  // None of the other release's scripts are asked for ahead.
  const other = { ...data, files: [], release: { ...release, manifest, isShared: true } };
  return html.slice(0, start) + json(other) + html.slice(end);
}

/**
 * The HTML of a page: what is seen is asked for before what runs.
 *
 * @param {DocumentParts} parts
 */
export function renderDocument(parts) {
  const { boot, colors, head, content, asleep, style, styles } = parts;
  const { origin, page, keptUnder, release, files, route, madeOf } = parts;
  const { scripts, main } = boot;
  const sheets = style
    ? [
        `<link rel="stylesheet" href="${style}">`,
        ...styles.map(({ path, release: of }) => {
          const release = of ? ` data-release="${of}"` : '';
          return `<link rel="stylesheet" data-href="${path}"${release}>`;
        }),
      ]
    : boot.styles.map((path) => `<link rel="stylesheet" href="/${path}">`);
  const data = json({
    scripts,
    main,
    ...(page ? { styles: boot.styles } : {}),
    origin,
    page,
    keptUnder,
    release,
    files,
    route,
  });
  return [
    ...beginning(head, colors, UNSCRIPTED),
    `${DATA}${data}</script>`,
    // Without it nothing of the page works: the second is asked for only when the first failed, and does nothing otherwise.
    `<script src="${boot.boot}"></script>`.repeat(2),
    // After that script, which lets it wait.
    MANIFEST_LINK,
    madeOf ? `<meta name="weft-releases" content="${madeOf}">` : '',
    ...sheets,
    '</head><body>',
    icons(boot),
    `<div id="root"${asleep ? ` ${asleep}=""` : ''}>${content}</div>`,
    NOSCRIPT,
    FALLBACK,
    '</body></html>',
  ].join('');
}

/**
 * The HTML of the offline page, which runs no script of the application.
 *
 * @param {Pick<DocumentParts, 'boot' | 'colors' | 'head' | 'content' | 'style'>} parts
 */
export function renderOfflineDocument({ boot, colors, head, content, style }) {
  return [
    ...beginning(head, colors),
    MANIFEST_LINK,
    `<script src="${boot.appearance}"></script>`,
    `<link rel="stylesheet" href="${style}"></head><body>${icons(boot)}${content}`,
    `<script src="${boot.online}"></script></body></html>`,
  ].join('');
}

/** The sprite that every icon of the document refers to (Icon.tsx). @param {Pick<Boot, 'icons'>} boot */
function icons(boot) {
  return `<div id="icons" hidden>${boot.icons}</div>`;
}

/** @param {string} head @param {DocumentParts['colors']} colors @param {string} [attributes] of the root element */
function beginning(head, { light, dark }, attributes = '') {
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

/**
 * A page without content, for an address that has no HTML of its own.
 *
 * @param {Boot} boot @param {DocumentParts['colors']} colors
 */
export function emptyDocument(boot, colors) {
  const head = '<title>Weft</title>';
  return renderDocument({ boot, colors, head, content: '', style: '', styles: [] });
}

/** JSON for a script element: no text in it closes the element. @param {object} value */
function json(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
