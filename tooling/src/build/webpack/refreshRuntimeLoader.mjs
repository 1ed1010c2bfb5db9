/**
 * Loader for the entry of react-refresh: the first build on the page brings the runtime, all others take that one. Two of
 * them would each know only their own components, and every edit would undo those that the other had applied.
 *
 * @this {import('webpack').LoaderContext<{ owner: string }>}
 */
export default function refreshRuntimeLoader() {
  const { owner } = this.getOptions();
  // Modules are known by their path in a room; the same path exists in several rooms.
  return `
    const runtime = (globalThis.reactRefreshRuntime ??= require('./cjs/react-refresh-runtime.development.js'));
    const register = (type, id) => runtime.register(type, '${owner} ' + id);
    module.exports = { ...runtime, register };
  `;
}
