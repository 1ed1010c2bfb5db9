import type { Buffer } from 'node:buffer';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { renderDocument } from '../pages/document';
import { integrityOf } from 'remote-loader/build';
import type { HashedFile, HostFiles } from 'remote-loader/formats';
import { BOOT_FILE, PAGES_FOLDER } from '../pages/fileNames';
import { themeColors } from '../pages/styles';
import { bootScripts } from './bootBuilds';

/** The sprite of the icons, from `shared-ui`. */
const SPRITE = /^assets\/sprite\.[0-9a-f]+\.svg$/;

/**
 * Lists the files that a page needs before any remote: the scripts of `bootBuilds`, the entry, the chunks of its
 * `import('./bootstrap')`, and the shared packages. The writer of the pages and the budget read this list. The plugin also
 * writes `app.html`: a document without content, for addresses without HTML.
 */
export function hostFiles(compiler: Compiler): void {
  const name = 'hostFiles';
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { RawSource } = webpack.sources;
    // After the file names are final, before the files are compressed.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      const { main, files } = entryFiles(compilation);
      const withHash = (file: string): HashedFile => [
        `/${file}`,
        integrityOf(contentOf(compilation, file)),
      ];
      const styles = files.filter((file) => file.endsWith('.css'));
      const boot: HostFiles = {
        ...bootScripts(compiler.outputPath),
        scripts: files.filter((file) => file.endsWith('.js') && file !== main).map(withHash),
        main: withHash(main),
        styles,
        icons: spriteOf(compilation),
      };
      const json = JSON.stringify(boot, null, 2);
      compilation.emitAsset(`../${PAGES_FOLDER}/${BOOT_FILE}`, new RawSource(json));
      const css = styles.map((file) => contentOf(compilation, file).toString()).join('');
      const head = '<title>Weft</title>';
      const parts = { boot, colors: themeColors(css), head, content: '', style: '', styles: [] };
      compilation.emitAsset('app.html', new RawSource(renderDocument(parts)));
    });
  });
}

function contentOf(compilation: Compilation, file: string): Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The host's build has no ${file}.`);
  return asset.source.buffer();
}

function spriteOf(compilation: Compilation): string {
  const sprite = compilation.getAssets().find(({ name }) => SPRITE.test(name));
  if (!sprite) throw new Error('The host has no sprite of icons.');
  return String(sprite.source.source());
}

/** The entry's own script, which starts the host, and all files of the entry and of what it imports. */
function entryFiles({ entrypoints }: Compilation): { main: string; files: string[] } {
  const entry = entrypoints.get('main');
  const main = entry?.getFiles().find((name) => name.endsWith('.js'));
  if (!entry || !main) throw new Error('The host has no entry "main".');
  const groups = [entry, ...entry.getChildren()];
  return { main, files: [...new Set(groups.flatMap((group) => group.getFiles()))] };
}
