import type { LoaderContext } from 'webpack';

/**
 * A loader for the entry of react-refresh: the first build on the page installs the runtime, and all others use it. Two
 * runtimes would each know only their own components and undo each other's edits.
 */
export default function refreshRuntimeLoader(this: LoaderContext<{ owner: string }>): string {
  const { owner } = this.getOptions();
  // Ids of modules are paths within a room, so the same id exists in several rooms.
  return `
    const runtime = (globalThis.reactRefreshRuntime ??= require('./cjs/react-refresh-runtime.development.js'));
    const register = (type, id) => runtime.register(type, '${owner} ' + id);
    module.exports = { ...runtime, register };
  `;
}
