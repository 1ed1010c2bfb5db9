import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Adds a comment to every script of a build, which has V8 compile all its functions while the script arrives, beside the
 * main thread; otherwise the main thread compiles each one at its first call. V8 calls this an explicit compile hint. Other
 * browsers ignore the comment. A page calls most of what it loads (docs/performance.md).
 */
export const compileHint: WebpackPluginInstance = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minimizer, which removes comments, and before source maps, which count lines.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
});
