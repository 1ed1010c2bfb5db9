import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import webpack from 'webpack';
import { emptyDocument } from '../pages/document.mjs';
import { integrityOf } from '../../workspace/integrityOf.mjs';
import { BOOT_FILE, PAGES_FOLDER } from '../pages/folders.mjs';
import { themeColors } from '../pages/themeColors.mjs';

/** The file of raw colours, from the host's folder. */
const TOKENS = '../shared-ui/src/globals/_properties.scss';

/** The file of the icons, which `shared-ui` brings. */
const SPRITE = /^assets\/sprite\.[0-9a-f]+\.svg$/;

/**
 * Knows which files the page needs before any remote: the entry, what its `import('./bootstrap')` needs, and the shared
 * packages. It writes them down for the writer of the pages and the budget, builds the first script of a page (the theme,
 * `boot.ts` and `keepInput.ts`) and those of the page for shoppers who are offline, and writes `app.html`: a page without
 * content, for addresses that have no HTML.
 *
 * @typedef {readonly [address: string, integrity: string]} BootFile
 *
 * @typedef {object} Boot
 * @property {string} boot the address of the first script
 * @property {string} appearance the address of the script that sets the theme before the first paint, where nothing else is to run
 * @property {string} online the address of the script that loads a page again once there is a network
 * @property {readonly BootFile[]} scripts scripts that can run in any order
 * @property {BootFile} main what runs when all of them are there
 * @property {string} icons the sprite of the icons, as markup
 * @property {readonly string[]} styles paths of the style sheets, in their order, as webpack's runtime names them
 */
export class BootPlugin {
  /** @param {string} directory the host's folder */
  constructor(directory) {
    this.directory = directory;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'BootPlugin';
    const sources = {
      boot: ['src/preferences/appearance.js', 'src/boot/boot.ts', 'src/boot/keepInput.ts'],
      appearance: ['src/preferences/appearance.js'],
      online: ['src/offline/whenOnline.ts'],
    };
    /** @param {string} file */
    const absolute = (file) => join(this.directory, file);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const file of Object.values(sources).flat())
        compilation.fileDependencies.add(absolute(file));
      const { RawSource } = webpack.sources;
      /** @param {keyof typeof sources} script */
      const emitScript = (script) => {
        const text = sources[script]
          .map((file) => plainScript(readFileSync(absolute(file), 'utf8')))
          .join('\n');
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
        const path = `assets/${script}.${hash}.js`;
        compilation.emitAsset(path, new RawSource(text), { immutable: true, minimized: true });
        return `/${path}`;
      };
      // After the names of the files are final, before they are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = [...bootFiles(compilation)];
        const main = mainFile(compilation);
        /** @param {string} file @returns {BootFile} */
        const withHash = (file) => [`/${file}`, integrityOf(compilation.assets[file].buffer())];
        /** @type {Boot} */
        const boot = {
          boot: emitScript('boot'),
          appearance: emitScript('appearance'),
          online: emitScript('online'),
          scripts: files.filter((file) => file.endsWith('.js') && file !== main).map(withHash),
          main: withHash(main),
          styles: files.filter((file) => file.endsWith('.css')),
          icons: spriteOf(compilation),
        };
        const json = JSON.stringify(boot, null, 2);
        compilation.emitAsset(`../${PAGES_FOLDER}/${BOOT_FILE}`, new RawSource(json));
        const colors = themeColors(readFileSync(absolute(TOKENS), 'utf8'));
        compilation.emitAsset('app.html', new RawSource(emptyDocument(boot, colors)));
      });
    });
  }
}

/** A script without types, small, that leaves nothing in the global scope. @param {string} source */
function plainScript(source) {
  const jsc = {
    parser: { syntax: /** @type {const} */ ('typescript') },
    target: /** @type {const} */ ('es2022'),
  };
  const { code } = transformSync(source, { jsc, isModule: false });
  return minifySync(code, { compress: { passes: 3 }, mangle: true }).code;
}

/** @param {import('webpack').Compilation} compilation @returns {string} */
function spriteOf(compilation) {
  const sprite = compilation.getAssets().find(({ name }) => SPRITE.test(name));
  if (!sprite) throw new Error('The host has no sprite of icons.');
  return String(sprite.source.source());
}

/** @param {import('webpack').Compilation} compilation @returns {Set<string>} */
function bootFiles(compilation) {
  const groups = [...compilation.entrypoints.values()].flatMap((entry) => [
    entry,
    ...entry.getChildren(),
  ]);
  return new Set(groups.flatMap((group) => group.getFiles()));
}

/** The file that runs: the entry's own. @param {import('webpack').Compilation} compilation */
function mainFile(compilation) {
  const file = compilation.entrypoints
    .get('main')
    ?.getFiles()
    .find((name) => name.endsWith('.js'));
  if (!file) throw new Error('The host has no entry "main".');
  return file;
}
