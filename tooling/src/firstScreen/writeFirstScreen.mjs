import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { appByFolder, appFolder, distFolder } from '../apps.mjs';

const require = createRequire(import.meta.url);

/** The page of every address but the landing page's. */
const PLAIN_PAGE = 'app.html';
const LANDING_PAGE = 'index.html';

/** The scripts end the page: painted before they are parsed, half a screen would move when the rest of it comes. */
const WHOLE_AT_ONCE = 'body:not(:has(>script))>#root{visibility:hidden}';

/** As webpack's minimizer writes them, without quotes. */
const PRELOADED_STYLE = 'rel=preload as=style';
const EMPTY_ROOT = '<div id=root></div>';

/** The entry and what it needs at once, as BootScriptsPlugin has it asked for. */
const SCRIPTS = /<script defer[^>]*><\/script>|<link rel=preload as=script[^>]*>/g;

/**
 * Writes the landing page's first screen into the host's build (docs/decisions/0012): `index.html` opens with it, and
 * `app.html`, the page as webpack wrote it, serves all other addresses. The screen belongs to the host's release: its
 * style is copied beside the host's own, so that nothing is asked of a remote before the shell has painted.
 */
export function writeFirstScreen() {
  const host = distFolder(appByFolder('host'));
  const plain = readFileSync(join(host, LANDING_PAGE), 'utf8');
  writePage(join(host, PLAIN_PAGE), plain);
  if (!existsSync(partPath('mfe-catalog', 'firstScreen.cjs'))) {
    console.log('mfe-catalog is not built: the landing page has no first screen in its HTML.');
    return;
  }

  const styles = Buffer.concat([
    Buffer.from(WHOLE_AT_ONCE),
    readPart('mfe-catalog', 'firstScreen.css'),
  ]);
  const style = writeAsset(host, 'first-screen', 'css', styles);
  const appearance = writeAsset(
    host,
    'appearance',
    'js',
    readFileSync(join(appFolder(appByFolder('host')), 'src/preferences/appearance.js')),
  );
  // Without them the page would be whole and slow, and nobody would hear of it.
  for (const landmark of [PRELOADED_STYLE, '</title>', '</head>', EMPTY_ROOT, '</body>']) {
    if (!plain.includes(landmark)) throw new Error(`The host's page has no ${landmark}.`);
  }
  const scripts = plain.match(SCRIPTS);
  if (!scripts) throw new Error("The host's page has no script that could be moved.");
  const page = plain
    // The style of the bars has to be here before they are seen; the entry finds it on the page and asks no second time.
    .replaceAll(PRELOADED_STYLE, 'rel=stylesheet')
    .replace('</title>', `</title><script src=${appearance}></script>`)
    .replace('</head>', `<link rel=stylesheet href=${style}></head>`)
    .replace(EMPTY_ROOT, () => `<div id=root>${renderFirstScreen()}</div>`)
    // What is seen is asked for before what runs.
    .replaceAll(SCRIPTS, '')
    .replace('</body>', `${scripts.join('')}</body>`);
  writePage(join(host, LANDING_PAGE), page);
}

/** @returns {string} */
function renderFirstScreen() {
  const { FirstScreen: Page } = loadPart('host');
  const { FirstScreen: Content } = loadPart('mfe-catalog');
  const html = renderToStaticMarkup(createElement(Page, null, createElement(Content)));
  // Links work from the start; what needs a script must not take a click that it can't honour.
  return html.replace(/<(button|form)\b/g, '<$1 inert');
}

/** @param {string} folder */
function loadPart(folder) {
  return require(partPath(folder, 'firstScreen.cjs'));
}

/** @param {string} folder @param {string} file */
function readPart(folder, file) {
  return readFileSync(partPath(folder, file));
}

/** @param {string} folder @param {string} file */
function partPath(folder, file) {
  return join(appFolder(appByFolder(folder)), 'dist-first-screen', file);
}

/** @param {string} dist @param {string} name @param {string} extension @param {Buffer} content @returns {string} its address */
function writeAsset(dist, name, extension, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const address = `assets/${name}.${hash}.${extension}`;
  writePage(join(dist, address), content);
  return `/${address}`;
}

/** @param {string} path @param {string | Buffer} content */
function writePage(path, content) {
  writeFileSync(path, content);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(content));
}
