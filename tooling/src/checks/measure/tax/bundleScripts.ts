import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { appByFolder, appFolder } from '../../../workspace/apps';
import { chunkOf, oneBundle } from '../../../build/webpack/oneBundle';
import { runWebpack } from '../../../build/webpack/runWebpack';
import type { Script } from '../../../build/budgets/budgets';

/**
 * Builds the shop as one bundle and lists the scripts of each page.
 *
 * @param pages such as `mfe_catalog/Landing`
 * @returns by page
 * @throws {Error} if the build fails
 */
export async function bundleScripts(pages: readonly string[]): Promise<Map<string, Script[]>> {
  const { compilation } = await runWebpack(oneBundle(appFolder(appByFolder('host'))));
  const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return new Map(
    pages.map((page) => {
      const group = compilation.namedChunkGroups.get(chunkOf(page));
      if (!group) throw new Error(`The one bundle has no page ${page}.`);
      const files = new Set([...entry, ...group.getFiles()].filter((file) => file.endsWith('.js')));
      return [page, [...files].map((file) => scriptOf(compilation.outputOptions.path ?? '', file))];
    }),
  );
}

/** @param folder of the build */
function scriptOf(folder: string, file: string): Script {
  const bytes = brotliCompressSync(readFileSync(join(folder, file))).length;
  return { app: 'one bundle', file, bytes };
}
