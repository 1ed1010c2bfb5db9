import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES_FILE, PAGES_FOLDER } from '../pages/folders.mjs';
import { SHARED } from './sharedModules.mjs';
import { nodeSourceRules } from './sourceRules.mjs';
import { diskCache } from './diskCache.mjs';

/** The name of that configuration, for a build of it alone. @param {string} federationName */
export const pagesBuildName = (federationName) => `${federationName}-pages`;

/**
 * An app built for Node, so that its pages can be written as HTML (docs/pages.md): the host with everything that it shares, a
 * remote with the same exposed pages as in the browser and without what is shared.
 *
 * @param {Pick<import('./parts.mjs').Build, 'app' | 'directory' | 'exposes'>} build
 * @returns {import('webpack').Configuration}
 */
export function pagesBuild({ app: { federationName, role }, directory, exposes }) {
  const isHost = role === 'host';
  return {
    name: pagesBuildName(federationName),
    context: directory,
    mode: 'production',
    target: 'node20',
    entry: { pages: isHost ? join(directory, 'src/server.tsx') : entryOf(directory, exposes) },
    devtool: false,
    output: {
      path: join(directory, PAGES_FOLDER),
      filename: PAGES_FILE,
      // The same URLs of icons as in the browser's build.
      publicPath: '/',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      library: { type: 'commonjs2' },
    },
    externals: isHost ? {} : Object.fromEntries(SHARED.map((name) => [name, `commonjs ${name}`])),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // The same prefix of class names as in the browser's build.
    module: { rules: nodeSourceRules(directory, federationName) },
    optimization: { minimize: false, splitChunks: false },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: diskCache(directory, pagesBuildName(federationName)),
  };
}

/** An entry module that exports the pages by name, and the remote's addresses of single things. */
function entryOf(/** @type {string} */ directory, /** @type {readonly string[]} */ exposes) {
  const imports = exposes.map((page) => `import ${page} from './src/expose/${page}.tsx';`);
  const hasAddresses = existsSync(join(directory, 'src/addresses.ts'));
  const addresses = hasAddresses
    ? `export { addresses } from './src/addresses.ts';`
    : 'export const addresses = () => [];';
  const source = [...imports, `export const pages = { ${exposes.join(', ')} };`, addresses];
  return `data:text/javascript,${encodeURIComponent(source.join('\n'))}`;
}
