import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { refreshRules } from './fastRefresh.mjs';
import { INSTALLED } from './installed.mjs';

const require = createRequire(import.meta.url);

/**
 * The rules for TypeScript, styles and files of every build for browsers.
 *
 * @param {string} directory the room's folder
 * @param {string} owner the prefix of class names
 * @param {boolean} isProduction
 * @returns {import('webpack').RuleSetRule[]}
 */
export function sourceRules(directory, owner, isProduction) {
  return [
    ...(isProduction ? [typescriptRule(directory)] : refreshRules(owner)),
    styleRule(owner, isProduction),
    assetRule,
  ];
}

/**
 * The rules of a build for Node: class names without styles, URLs of files without the files.
 *
 * @param {string} directory
 * @param {string} owner
 * @returns {import('webpack').RuleSetRule[]}
 */
export function nodeSourceRules(directory, owner) {
  const asset = { ...assetRule, generator: { emit: false } };
  return [typescriptRule(directory), styleRule(owner, true, false), asset];
}

/** @param {string} directory @returns {import('webpack').RuleSetRule} */
function typescriptRule(directory) {
  return {
    test: /\.tsx?$/,
    exclude: INSTALLED,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      allowTsInNodeModules: true,
      configFile: join(directory, 'tsconfig.json'),
      compilerOptions: { noEmit: false },
    },
  };
}

/**
 * @param {string} owner
 * @param {boolean} isProduction
 * @param {boolean} [hasStyles] without, there are the names of the classes alone
 * @returns {import('webpack').RuleSetRule}
 */
function styleRule(owner, isProduction, hasStyles = true) {
  // Class names have their owner's prefix, so that two remotes never style each other.
  const prefix = owner.replaceAll('_', '-');
  return {
    test: /\.scss$/,
    use: [
      ...(hasStyles ? [MiniCssExtractPlugin.loader] : []),
      {
        loader: require.resolve('css-loader'),
        options: {
          modules: {
            auto: /\.module\.scss$/,
            exportOnlyLocals: !hasStyles,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: isProduction
              ? `${prefix}_[hash:base64:6]`
              : `${prefix}_[name]__[local]`,
          },
        },
      },
      { loader: require.resolve('sass-loader'), options: { implementation: require('sass') } },
    ],
  };
}

/** @type {import('webpack').RuleSetRule} */
const assetRule = { test: /\.(?:woff2|svg)$/, type: 'asset/resource' };
