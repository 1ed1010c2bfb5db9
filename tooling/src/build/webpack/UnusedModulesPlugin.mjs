/**
 * Removes modules from an entry that federation moves there without need: it moves every module that its runtime refers
 * to, also those of which no export is used. They are most of federation's SDK, its part for Node included: half a KB
 * of brotli in each entry.
 */
export class UnusedModulesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'UnusedModulesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Federation moves modules in stage 11 of this hook.
      compilation.hooks.optimizeChunks.tap({ name, stage: 12 }, (chunks) => {
        for (const chunk of chunks) if (chunk.hasRuntime()) removeUnused(compilation, chunk);
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation @param {import('webpack').Chunk} chunk */
function removeUnused({ chunkGraph, moduleGraph }, chunk) {
  /** @type {Set<import('webpack').Module>} */
  const removed = new Set();
  /** @param {import('webpack').Module} module */
  const isUnused = (module) =>
    module.factoryMeta?.sideEffectFree === true &&
    !chunkGraph.isEntryModuleInChunk(module, chunk) &&
    [...moduleGraph.getIncomingConnections(module)].every(
      (connection) =>
        !connection.isActive(chunk.runtime) ||
        (connection.originModule !== null && removed.has(connection.originModule)),
    );
  for (let before = -1; before < removed.size;) {
    before = removed.size;
    for (const module of [...chunkGraph.getChunkModulesIterable(chunk)]) {
      if (!isUnused(module)) continue;
      removed.add(module);
      chunkGraph.disconnectChunkAndModule(chunk, module);
    }
  }
}
