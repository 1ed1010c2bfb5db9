import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWebpack } from './runWebpack';
import { typescriptRules } from './typescriptRules';

const PROGRAM = fileURLToPath(new URL('../pages/render.ts', import.meta.url));

/**
 * Bundles the program that writes pages into one JavaScript file.
 *
 * @returns the file
 */
export async function buildRenderer(folder: string): Promise<string> {
  const filename = 'render.cjs';
  await runWebpack({
    mode: 'none',
    target: 'node20',
    entry: PROGRAM,
    output: { path: folder, filename },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // The Node builds that it runs require Node's own modules.
      parser: { javascript: { createRequire: false } },
      rules: typescriptRules(),
    },
  });
  return join(folder, filename);
}
