import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import { appByFolder, appFolder } from '../../workspace/apps';
import { diskCache } from '../../build/webpack/diskCache';
import { oneBundle } from '../../build/webpack/oneBundle';
import { runWebpack } from '../../build/webpack/runWebpack';

/** The name of the one-bundle build, which is not an app. */
const ONE_BUNDLE = 'one-bundle';

const REPORT = 'modules.html';

/**
 * Builds an app into a separate folder, and writes a page with the size of every module of its scripts.
 *
 * @param name of the app, or `one-bundle`
 * @returns a sentence with the path of the page
 */
export async function analyze(name: string): Promise<string> {
  const config = await configurationOf(name);
  const path = join(config.context ?? '', 'dist-modules');
  await runWebpack({
    ...config,
    output: { ...config.output, path },
    plugins: [
      ...(config.plugins ?? []),
      new BundleAnalyzerPlugin({
        analyzerMode: 'static',
        reportFilename: REPORT,
        openAnalyzer: false,
        defaultSizes: 'gzip',
        logLevel: 'warn',
      }),
    ],
  });
  return `${join(path, REPORT)} shows the modules of ${name}.`;
}

async function configurationOf(name: string): Promise<Configuration> {
  if (name === ONE_BUNDLE) return oneBundle(appFolder(appByFolder('host')));
  const directory = appFolder(appByFolder(name));
  const { href } = pathToFileURL(join(directory, 'webpack.config.mjs'));
  const { default: configure } = (await import(href)) as {
    default: (env: object, argv: { mode: string }) => Configuration[];
  };
  const [config = {}] = configure({}, { mode: 'production' });
  return { ...config, cache: diskCache(directory, `${config.name}-modules`) };
}
