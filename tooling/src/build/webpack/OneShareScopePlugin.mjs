import webpack from 'webpack';

/**
 * Leaves out webpack's own table of shared packages: federation's runtime writes one of its own over it (0.4 KB in each
 * build). Stands behind federation's plugin in the list, so that this has heard of the requirement.
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
