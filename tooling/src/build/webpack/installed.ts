/**
 * What is installed is JavaScript, but for the shop's own packages: they are TypeScript wherever they lie, in this workspace or
 * in a repository that has them installed.
 */
export const INSTALLED =
  /node_modules\/(?!.*node_modules\/)(?!(?:remote-loader|shared-state|shared-ui|stand-in|tooling)\/)/;
