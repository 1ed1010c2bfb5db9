import webpack from 'webpack';

/** What federation's packages bring into a browser and never use there, by the file that asks for it. */
const NODE_LOADER = `export const createScriptNode = undefined; export const loadScriptNode = undefined;`;
const DESCRIPTIONS = ['runtimeDescMap', 'typeDescMap', 'buildDescMap', 'errorDescMap']
  .map((name) => `export const ${name} = {};`)
  .join(' ');

/**
 * Leaves out of a build for browsers what federation has for Node; out of a remote also the descriptions of errors by their
 * code, which the host's runtime has.
 *
 * @param {boolean} isHost
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export function leanFederation(isHost) {
  return [
    replace(/^\.\/node\.js$/, /[\\/]@module-federation[\\/]sdk[\\/]/, NODE_LOADER),
    ...(isHost
      ? []
      : [replace(/^\.\/desc\.mjs$/, /[\\/]@module-federation[\\/]error-codes[\\/]/, DESCRIPTIONS)]),
  ];
}

/** @param {RegExp} request @param {RegExp} context @param {string} source */
function replace(request, context, source) {
  return new webpack.NormalModuleReplacementPlugin(request, (data) => {
    if (context.test(data.context))
      data.request = `data:text/javascript,${encodeURIComponent(source)}`;
  });
}
