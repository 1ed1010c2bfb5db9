import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { emptyDocument } from '../pages/document';
import { integrityOf } from 'remote-loader/build';
import type { HashedFile, HostFiles } from 'remote-loader/formats';
import { BOOT_FILE, PAGES_FOLDER } from '../pages/folders';
import { themeColors } from '../pages/themeColors';

/** The file of raw colours, relative to the host's folder. */
const TOKENS = '../shared-ui/src/globals/_properties.scss';

/** The sprite of the icons, from `shared-ui`. */
const SPRITE = /^assets\/sprite\.[0-9a-f]+\.svg$/;

/**
 * Lists the files that a page needs before any remote: the entry, the chunks of its `import('./bootstrap')`, and the
 * shared packages. The writer of the pages and the budget read this list. The plugin also builds the first script of a
 * page (the theme, `boot.ts` and `keepInput.ts`) and the scripts of the offline page, and writes `app.html`: a document
 * without content, for addresses without HTML.
 */
export class BootPlugin {
  /** @param directory the host's folder */
  constructor(private readonly directory: string) {}

  apply(compiler: Compiler): void {
    const name = 'BootPlugin';
    const sources = {
      boot: ['src/preferences/appearance.js', 'src/boot/boot.ts', 'src/boot/keepInput.ts'],
      appearance: ['src/preferences/appearance.js'],
      online: ['src/offline/whenOnline.ts'],
    };
    const absolute = (file: string): string => join(this.directory, file);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      for (const file of Object.values(sources).flat())
        compilation.fileDependencies.add(absolute(file));
      const { RawSource } = webpack.sources;
      const emitScript = (script: keyof typeof sources): string => {
        const text = sources[script]
          .map((file) => plainScript(readFileSync(absolute(file), 'utf8')))
          .join('\n');
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
        const path = `assets/${script}.${hash}.js`;
        compilation.emitAsset(path, new RawSource(text), { immutable: true, minimized: true });
        return `/${path}`;
      };
      // After the file names are final, before the files are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = [...bootFiles(compilation)];
        const main = mainFile(compilation);
        const withHash = (file: string): HashedFile => [`/${file}`, hashOf(compilation, file)];
        const boot: HostFiles = {
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

/** Compiles and minifies a script; it adds nothing to the global scope. */
function plainScript(source: string): string {
  const { code } = transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    isModule: false,
  });
  return minifySync(code, { compress: { passes: 3 }, mangle: true }).code;
}

function hashOf(compilation: Compilation, file: string): string {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The host's build has no ${file}.`);
  return integrityOf(asset.source.buffer());
}

function spriteOf(compilation: Compilation): string {
  const sprite = compilation.getAssets().find(({ name }) => SPRITE.test(name));
  if (!sprite) throw new Error('The host has no sprite of icons.');
  return String(sprite.source.source());
}

function bootFiles(compilation: Compilation): Set<string> {
  const groups = [...compilation.entrypoints.values()].flatMap((entry) => [
    entry,
    ...entry.getChildren(),
  ]);
  return new Set(groups.flatMap((group) => group.getFiles()));
}

/** The script that starts the host: the entry's own chunk. */
function mainFile(compilation: Compilation): string {
  const file = compilation.entrypoints
    .get('main')
    ?.getFiles()
    .find((name) => name.endsWith('.js'));
  if (!file) throw new Error('The host has no entry "main".');
  return file;
}
