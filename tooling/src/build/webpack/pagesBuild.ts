import type { Configuration } from 'webpack';
import type { Build } from './Build';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES_FILE, PAGES_FOLDER } from '../pages/fileNames';
import { common } from './common';
import { sourceRules } from './sourceRules';
import { rebuildCache } from './diskCache';

/**
 * An app built for Node, so that its pages can be written as HTML (docs/pages.md): the host with the shared packages, a
 * remote with the same exposed pages as in the browser, without the shared packages.
 */
export function pagesBuild({
  app,
  directory,
  exposes,
  shared,
}: Build): Configuration & { readonly name: string } {
  const { federationName } = app;
  const name = `${federationName}-pages`;
  const isHost = app.role === 'host';
  return {
    ...common,
    name,
    context: directory,
    mode: 'production',
    target: 'node20',
    entry: { pages: isHost ? join(directory, 'src/server.tsx') : entryOf(directory, exposes) },
    output: {
      path: join(directory, PAGES_FOLDER),
      filename: PAGES_FILE,
      // The same icon URLs as in the browser's build.
      publicPath: '/',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      library: { type: 'commonjs2' },
    },
    externals: isHost ? {} : Object.fromEntries(shared.map((name) => [name, `commonjs ${name}`])),
    // The same class name prefix as in the browser's build.
    module: {
      rules: sourceRules(app.folder, 'node'),
      // One file: Node gains nothing from more, and a store would need a request for each.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false },
    infrastructureLogging: { level: 'error' },
    cache: rebuildCache(directory, name),
  };
}

/** An entry module that exports the pages by name, the remote's additional addresses, and its products for the feed. */
function entryOf(directory: string, exposes: Build['exposes']) {
  const names = Object.keys(exposes).map((request) => request.replace('./', ''));
  const imports = names.map((name) => `import ${name} from '${exposes[`./${name}`]}';`);
  const lists = ['addresses', 'feed'].map((name) =>
    existsSync(join(directory, `src/${name}.ts`))
      ? `export { ${name} } from './src/${name}.ts';`
      : `export const ${name} = () => [];`,
  );
  const source = [...imports, `export const pages = { ${names.join(', ')} };`, ...lists];
  return `data:text/javascript,${encodeURIComponent(source.join('\n'))}`;
}
