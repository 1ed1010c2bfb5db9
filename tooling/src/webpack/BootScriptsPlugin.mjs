import webpack from 'webpack';
import { BOOT_SCRIPTS } from './bootScripts.mjs';

/**
 * Writes down which scripts the page asks for before any remote: the entry, what its `import('./bootstrap')` needs, and
 * the shared packages. The budget is held against this list, and an end-to-end test holds the list against a browser.
 */
export class BootScriptsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'BootScriptsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = new Set();
        for (const entry of compilation.entrypoints.values()) {
          for (const group of [entry, ...entry.getChildren()]) {
            for (const file of group.getFiles()) if (file.endsWith('.js')) files.add(file);
          }
        }
        const json = JSON.stringify([...files], null, 2);
        compilation.emitAsset(BOOT_SCRIPTS, new webpack.sources.RawSource(json));
      });
    });
  }
}
