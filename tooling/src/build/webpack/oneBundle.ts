import type { Configuration } from 'webpack';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { appFolder, remotes } from '../../workspace/apps';
import { expectedPages } from '../contract/expectedPages';
import { diskCache } from './diskCache';
import { minimize } from './minimize';
import { sourceRules } from './sourceRules';

/**
 * The shop as one ordinary bundle of the same sources, without federation, for the comparison of `npx weft tax`. It has
 * no remote loader; `import()` loads the pages.
 *
 * @param directory the host's folder
 */
export function oneBundle(directory: string): Configuration {
  const loader = `data:text/javascript,${encodeURIComponent(loaderOf(directory))}`;
  return {
    name: 'one-bundle',
    context: directory,
    mode: 'production',
    target: 'browserslist',
    entry: { main: join(directory, 'src/bootstrap.tsx') },
    devtool: false,
    output: {
      path: join(directory, 'dist-one-bundle'),
      filename: 'assets/[name].[contenthash:12].js',
      chunkFilename: 'assets/[name].[contenthash:12].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: sourceRules(directory, 'host', true) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:12].css',
        chunkFilename: 'assets/[name].[contenthash:12].css',
      }),
      new webpack.NormalModuleReplacementPlugin(/\/createRemotes$/, loader),
    ],
    optimization: minimize,
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    cache: diskCache(directory, 'one-bundle'),
  };
}

/**
 * The files of the remotes' pages.
 *
 * @param directory the host's folder
 */
function pagesOf(directory: string): { id: string; file: string }[] {
  return Object.entries(expectedPages(join(directory, 'src/routes.ts'))).flatMap(
    ([remote, names]) => {
      const app = remotes.find(({ federationName }) => federationName === remote);
      if (!app) throw new Error(`The routes name the remote ${remote}, which does not exist.`);
      return names.map((name) => ({
        id: `${remote}/${name}`,
        file: join(appFolder(app), `src/expose/${name}.tsx`),
      }));
    },
  );
}

/**
 * A minimal replacement of `host/src/remotes/createRemotes.ts`.
 *
 * @param directory the host's folder
 */
function loaderOf(directory: string) {
  const source = (file: string) => JSON.stringify(join(directory, 'src', file));
  const imports = pagesOf(directory).map(({ id, file }) => {
    const chunk = `/* webpackChunkName: ${JSON.stringify(chunkOf(id))} */`;
    return `${JSON.stringify(id)}: () => import(${chunk} ${JSON.stringify(file)}),`;
  });
  return `
import { readBootFiles } from ${source('remotes/bootFiles.ts')};
import { createHtmlPage } from ${source('remotes/HtmlPage.ts')};
const pages = { ${imports.join('\n')} };
const states = new Map();
const listeners = new Set();
const nothing = () => {};
const enter = (page, state) => { states.set(page, state); listeners.forEach((listener) => listener()); };
const load = (page) => {
  if (states.has(page)) return;
  enter(page, { kind: 'loading', isSlow: false });
  pages[page]().then(
    (module) => enter(page, { kind: 'ready', component: module.default, integrity: readBootFiles().release?.integrity ?? '' }),
    (error) => enter(page, { kind: 'failed', error, ready: null }),
  );
};
const loader = {
  start: nothing, retryFailed: nothing, reportShown: nothing, reportError: nothing, reportUncaught: nothing,
  stateOf: (page) => states.get(page) ?? { kind: 'idle' },
  subscribe: (_page, listener) => { listeners.add(listener); return () => listeners.delete(listener); },
  visit: (page) => { load(page); return nothing; },
  prefetch: load,
  retry: (page) => { states.delete(page); load(page); },
  releaseOf: () => null,
};
export function createRemotes() {
  const { page, release } = readBootFiles();
  const html = page && release ? createHtmlPage(loader, page, release) : null;
  return { loader, overrides: null, htmlPage: (wanted) => (html?.page === wanted && !html.isLeft() ? html : null) };
}
`;
}

/**
 * The name of the chunk that holds a page.
 *
 * @param id such as `mfe_catalog/Landing`
 */
export function chunkOf(id: string): string {
  return id.replace('/', '-');
}
