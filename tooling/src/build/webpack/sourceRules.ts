import type { RuleSetRule } from 'webpack';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { publishedTypescriptRule, typescriptRules } from './typescriptRules';

const require = createRequire(import.meta.url);

/**
 * The rules for TypeScript, styles and files of every build for browsers.
 *
 * @param directory the room's folder
 * @param owner the prefix of class names
 */
export function sourceRules(
  directory: string,
  owner: string,
  isProduction: boolean,
): RuleSetRule[] {
  return [
    { oneOf: [dataRule, ...(isProduction ? [typescriptRule(directory)] : typescriptRules())] },
    styleRule(owner, isProduction),
    assetRule,
  ];
}

/** The rules of a build for Node: class names without styles, URLs of files without the files. */
export function nodeSourceRules(directory: string, owner: string): RuleSetRule[] {
  const asset = { ...assetRule, generator: { emit: false } };
  return [{ oneOf: [dataRule, typescriptRule(directory)] }, styleRule(owner, true, false), asset];
}

function typescriptRule(directory: string): RuleSetRule {
  return publishedTypescriptRule(join(directory, 'tsconfig.json'));
}

/** @param hasStyles if false, only class names are generated */
function styleRule(owner: string, isProduction: boolean, hasStyles: boolean = true): RuleSetRule {
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
      {
        loader: require.resolve('sass-loader'),
        options: { implementation: require.resolve('sass') },
      },
    ],
  };
}

/** Data modules run when the app is built. */
const dataRule: RuleSetRule = {
  test: /\.data\.ts$/,
  loader: fileURLToPath(new URL('dataLoader.ts', import.meta.url)),
};

const assetRule: RuleSetRule = { test: /\.(?:woff2|svg)$/, type: 'asset/resource' };
