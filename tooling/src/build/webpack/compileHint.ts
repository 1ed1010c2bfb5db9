import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * Has V8 compile all functions of a script while the script arrives, beside the main thread; otherwise the main thread
 * compiles each one at its first call. V8 calls this an explicit compile hint. Other browsers ignore the comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Adds the hint to every script of a build. A page calls most of what it loads (docs/performance.md). */
export function compileHint(): WebpackPluginInstance {
  return new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test: /\.js$/,
    // After the minimizer, which removes comments, and before source maps, which count lines.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
}
