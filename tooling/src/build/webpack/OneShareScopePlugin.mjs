import webpack from 'webpack';

/**
 * Leaves out webpack's own table of shared packages, which federation's runtime overwrites (0.4 KB in each build). It
 * has to come after federation's plugin in the list.
 */
export class OneShareScopePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'OneShareScopePlugin';
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.shareScopeMap)
        .tap(name, () => true);
    });
  }
}
