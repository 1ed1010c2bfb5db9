import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * How a host's requests for the federation runtime are resolved, so that it has one and not two (8.6 KB):
 * `provideExternalRuntime` adds a plugin by the path of its CommonJS file, which requires the runtime as CommonJS, while the
 * page imports it as a module. The plugin's own package has it as a module too.
 *
 * @returns for `resolve.alias`
 */
export function runtimeAlias(): Record<string, string> {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const plugin = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [plugin]: plugin.replace(/\.cjs$/, '.js') };
}
