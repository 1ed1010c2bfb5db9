/**
 * Installed packages that are JavaScript. The shop's own packages are TypeScript, in this workspace and wherever they are
 * installed.
 */
export const INSTALLED =
  /node_modules\/(?!.*node_modules\/)(?!(?:shared-state|shared-ui|stand-in|tooling)\/)/;
