import type { Chunk } from 'webpack';

/** Types of federation's modules for a shared package: the provided one and the fallback. */
const SHARING = new Set(['provide-module', 'consume-shared-module']);

/**
 * One file for the host's shared packages and its own code: every page needs both, they compress better together, and
 * are one request instead of twelve. Style sheets stay separate, in their order.
 */
export const sharedChunk = {
  cacheGroups: {
    shared: {
      name: 'shared',
      enforce: true,
      priority: 10,
      // Modules that request a package from the share scope are left out: the file would wait for packages that it
      // contains.
      type: /^(?:javascript|asset)\//,
      chunks: (chunk: Chunk): boolean => hasSharedPackage(chunk) || isLoadedByEntry(chunk),
    },
  },
};

function hasSharedPackage(chunk: Chunk) {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
  return (
    origins.length > 0 && origins.every(({ module }) => module !== null && SHARING.has(module.type))
  );
}

/** Whether the entry loads this chunk, and it is not the entry's own chunk. */
function isLoadedByEntry(chunk: Chunk) {
  return [...chunk.groupsIterable].some((group) =>
    group.getParents().some((parent) => parent.isInitial()),
  );
}
