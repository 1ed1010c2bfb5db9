import { join } from 'node:path';
import { appByFolder, appFolder } from '../../workspace/apps';
import { runNode } from '../checks/runNode';

/** Runs the catalogue's own import. */
export async function importCatalogue(
  file: string,
  { section, replace, skip }: { section?: string; replace?: boolean; skip?: boolean },
): Promise<void> {
  const script = join(appFolder(appByFolder('mfe-catalog')), 'records/import.ts');
  const options = [
    ...(section === undefined ? [] : ['--section', section]),
    ...(replace ? ['--replace'] : []),
    ...(skip ? ['--skip'] : []),
  ];
  await runNode(['--import', import.meta.resolve('tsx'), script, file, ...options]);
}
