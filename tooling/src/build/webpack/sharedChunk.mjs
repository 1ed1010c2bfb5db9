/** Federation's modules that bring a shared package: the one that a build offers, and the one it falls back on. */
const SHARING = new Set(['provide-module', 'consume-shared-module']);

/**
 * One file for all that the host shares, and for its own part: both are needed before any page, compress better as a whole,
 * and are one request instead of twelve. Style sheets stay apart, in their order.
 *
 * @returns {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
export function sharedChunk() {
  return {
    cacheGroups: {
      shared: {
        name: 'shared',
        enforce: true,
        priority: 10,
        // A module that asks the share scope stays where it is: the file would wait for packages that it holds itself.
        type: /^(?:javascript|asset)\//,
        chunks: (chunk) => holdsShared(chunk) || isAskedForByEntry(chunk),
      },
    },
  };
}

/** Whether a chunk was made for a shared package. @param {import('webpack').Chunk} chunk */
function holdsShared(chunk) {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins);
  return (
    origins.length > 0 && origins.every(({ module }) => module !== null && SHARING.has(module.type))
  );
}

/** Whether a chunk is one that the entry asks for, and not the entry's own. @param {import('webpack').Chunk} chunk */
function isAskedForByEntry(chunk) {
  return [...chunk.groupsIterable].some((group) =>
    group.getParents().some((parent) => parent.isInitial()),
  );
}
