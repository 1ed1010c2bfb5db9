import webpack from 'webpack';

/**
 * Modules of federation's packages that these builds never run in a browser: by package the file's name and its
 * replacement.
 *
 * - Only the host's own loader loads files of remotes (`disableRemote`), so the parts for loading and preloading are
 * unused.
 * - Its logger writes to the console alone.
 * - No initial chunk contains a shared package, and none is shared in two sizes (`treeShaking`), so the parts for both
 * are unused.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const REPLACEMENTS = {
  sdk: {
    'node.js': nothing('createScriptNode', 'loadScriptNode'),
    // Without its stack traces and its loggers of compilers.
    'logger.js': `
      export const createLogger = (prefix) => {
        const say = (method) => console[method].bind(console, prefix);
        return { log: say('log'), info: say('info'), warn: say('warn'), error: say('error') };
      };
      export const logger = /* @__PURE__ */ createLogger('[ Module Federation ]');
      ${nothing('bindLoggerToCompiler', 'createInfrastructureLogger', 'infrastructureLogger')}`,
    'dom.js': nothing(
      'createLink',
      'createScript',
      'isStaticResourcesEqual',
      'loadScript',
      'safeWrapper',
    ),
  },
  'runtime-core': {
    // For the entries of earlier builds, which look into it.
    'helpers.js': 'export default {};',
    'load.js': nothing(
      'getRemoteEntry',
      'getRemoteEntryUniqueKey',
      'getRemoteInfo',
      'isEsmRemoteType',
    ),
    'preload.js': nothing(
      'defaultPreloadArgs',
      'formatPreloadArgs',
      'normalizePreloadExposes',
      'preloadAssets',
    ),
  },
  // Descriptions of errors; the messages keep their codes and links.
  'error-codes': {
    'desc.mjs': ['runtimeDescMap', 'typeDescMap', 'buildDescMap', 'errorDescMap']
      .map((name) => `export const ${name} = {};`)
      .join(' '),
  },
  'webpack-bundler-runtime': {
    'init.js':
      'export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);',
    'installInitialConsumes.js': nothing('installInitialConsumes'),
    'getSharedFallbackGetter.js': nothing('getSharedFallbackGetter'),
    // Of the functions for applications, which it hands on as a whole.
    '@module-federation/runtime': 'export { init } from "@module-federation/runtime";',
  },
};

/**
 * Leaves out of a build for browsers what federation's packages have for others.
 *
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function leanFederation() {
  return Object.entries(REPLACEMENTS).map(([name, files]) => replace(name, files));
}

/**
 * Makes the host bundle one runtime instead of two (8.6 KB): federation's plugin requires it as CommonJS, and the page
 * imports it as a module. The plugin has a file that imports it as well.
 */
export function oneRuntime() {
  const plugin = /(inject-external-runtime-core-plugin[\\/]dist[\\/]index)\.cjs$/;
  return new webpack.NormalModuleReplacementPlugin(plugin, (data) => {
    data.request = data.request.replace(plugin, '$1.js');
  });
}

/** @param {string} name of a package @param {Readonly<Record<string, string>>} files */
function replace(name, files) {
  const folder = new RegExp(`[\\\\/]@module-federation[\\\\/]${name}[\\\\/]`);
  return new webpack.NormalModuleReplacementPlugin(/./, (data) => {
    // The importing module decides, not its folder: the replacement may be imported from the same place.
    const { issuer } = /** @type {{ issuer: string }} */ (data.contextInfo);
    const source = folder.test(issuer) && files[data.request.replace(/^.*\.\/(?:.*\/)?/, '')];
    if (source) data.request = `data:text/javascript,${encodeURIComponent(source)}`;
  });
}

/** @param {readonly string[]} names that a file exports */
function nothing(...names) {
  return names.map((name) => `export const ${name} = undefined;`).join(' ');
}
