import * as runtime from 'react-refresh/runtime';

/**
 * The runtime of Fast Refresh for all builds on a page: that of the first build. Two runtimes would each know only their own
 * components and undo each other's edits. The first entry of every development build (fastRefresh.ts).
 */
(globalThis as { refreshOf?: (owner: string) => typeof runtime }).refreshOf ??= (owner) => ({
  ...runtime,
  // Ids of modules are paths within a room, so the same id exists in several rooms.
  register: (type, id) => runtime.register(type, `${owner} ${id}`),
});
