import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { emptyDocument } from '../pages/document';
import { integrityOf } from 'remote-loader/build';
import type { HashedFile, HostFiles } from 'remote-loader/formats';
import { BOOT_FILE, PAGES_FOLDER } from '../pages/fileNames';
import { themeColors } from '../pages/themeColors';
import { bootScripts } from './bootBuilds';

/** The file of raw colours, relative to the host's folder. */
const TOKENS = '../shared-ui/src/globals/_properties.scss';

/** The sprite of the icons, from `shared-ui`. */
const SPRITE = /^assets\/sprite\.[0-9a-f]+\.svg$/;

/**
 * Lists the files that a page needs before any remote: the scripts of `bootBuilds`, the entry, the chunks of its
 * `import('./bootstrap')`, and the shared packages. The writer of the pages and the budget read this list. The plugin also
 * writes `app.html`: a document without content, for addresses without HTML.
 */
export class HostFilesPlugin {
  /** @param directory the host's folder */
  constructor(private readonly directory: string) {}

  apply(compiler: Compiler): void {
    const name = 'HostFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { RawSource } = webpack.sources;
      // After the file names are final, before the files are compressed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = [...bootFiles(compilation)];
        const main = mainFile(compilation);
        const withHash = (file: string): HashedFile => [`/${file}`, integrityIn(compilation, file)];
        const boot: HostFiles = {
          ...bootScripts(compiler.outputPath),
          scripts: files.filter((file) => file.endsWith('.js') && file !== main).map(withHash),
          main: withHash(main),
          styles: files.filter((file) => file.endsWith('.css')),
          icons: spriteOf(compilation),
        };
        const json = JSON.stringify(boot, null, 2);
        compilation.emitAsset(`../${PAGES_FOLDER}/${BOOT_FILE}`, new RawSource(json));
        const colors = themeColors(readFileSync(join(this.directory, TOKENS), 'utf8'));
        compilation.emitAsset('app.html', new RawSource(emptyDocument(boot, colors)));
      });
    });
  }
}

function integrityIn(compilation: Compilation, file: string): string {
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
