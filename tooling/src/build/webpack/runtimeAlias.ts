import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Aliases that make a host bundle one federation runtime instead of two (8.6 KB). `provideExternalRuntime` adds a plugin by
 * the path of its CommonJS file, which requires the runtime as CommonJS, while the page imports the runtime as a module. The
 * plugin's package also has a module version.
 *
 * @returns for `resolve.alias`
 */
export function runtimeAlias(): Record<string, string> {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const plugin = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [plugin]: plugin.replace(/\.cjs$/, '.js') };
}
