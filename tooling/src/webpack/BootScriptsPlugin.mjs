import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Knows which files the page asks for before any remote: the entry, what its `import('./bootstrap')` needs, and the shared
 * packages. It has the page ask for all of them at once: found one behind the other, they would come in four rounds. The
 * budget reads them from the page.
 */
export class BootScriptsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'BootScriptsPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (html) => {
        const entry = new Set(compilation.entrypoints.get('main')?.getFiles());
        for (const file of bootFiles(compilation)) {
          const as = file.endsWith('.js') ? 'script' : 'style';
          if (entry.has(file)) continue;
          html.headTags.push({
            tagName: 'link',
            voidTag: true,
            meta: { plugin: name },
            attributes: { rel: 'preload', as, href: `/${file}` },
          });
        }
        return html;
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation @returns {Set<string>} */
function bootFiles(compilation) {
  const groups = [...compilation.entrypoints.values()].flatMap((entry) => [
    entry,
    ...entry.getChildren(),
  ]);
  return new Set(groups.flatMap((group) => group.getFiles()));
}
