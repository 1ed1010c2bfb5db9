import { join } from 'node:path';
import { appByFolder, appFolder } from '../../workspace/apps';
import { runNode } from '../../workspace/run';

export async function importCatalogue(
  file: string,
  options: { section?: string; replace?: true; skip?: true },
): Promise<void> {
  const script = join(appFolder(appByFolder('mfe-catalog')), 'records/import.ts');
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, value],
  );
  await runNode(['--import', import.meta.resolve('tsx'), script, file, ...args]);
}
