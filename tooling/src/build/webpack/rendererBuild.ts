import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWebpack } from './runWebpack';

const require = createRequire(import.meta.url);

const PROGRAM = fileURLToPath(new URL('../pages/render.ts', import.meta.url));

const TYPESCRIPT = fileURLToPath(new URL('../../../tsconfig.base.json', import.meta.url));

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
      rules: [
        {
          test: /\.ts$/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            allowTsInNodeModules: true,
            configFile: TYPESCRIPT,
            compilerOptions: { noEmit: false },
          },
        },
      ],
    },
  });
  return join(folder, filename);
}
