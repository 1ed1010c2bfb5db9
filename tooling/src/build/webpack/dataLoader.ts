import type { LoaderContext } from 'webpack';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { DATA_FOLDERS } from '../stale';

/**
 * A loader for data modules, `*.data.ts`: runs the module when the app is built, on Node, and replaces its exports by their
 * values. So a page gets only the data that its chunks import, and none of the code that reads and checks files.
 */
export default async function dataLoader(this: LoaderContext<object>): Promise<string> {
  for (const folder of DATA_FOLDERS) this.addContextDependency(join(this.rootContext, folder));
  const values = (await tsImport(pathToFileURL(this.resourcePath).href, {
    parentURL: import.meta.url,
    onImport: (file) => {
      if (file.startsWith('file:') && !file.includes('/node_modules/'))
        this.addDependency(fileURLToPath(new URL(file).href.replace(/\?.*/, '')));
    },
  })) as Record<string, unknown>;
  // A browser reads JSON faster than a literal.
  return Object.entries(values)
    .map(([name, value]) => {
      const json = JSON.stringify(JSON.stringify(value));
      return `export const ${name} = /* @__PURE__ */ JSON.parse(${json});`;
    })
    .join('\n');
}
