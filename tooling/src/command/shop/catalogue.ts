import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appByFolder, appFolder } from '../../workspace/apps';

/** Runs the catalogue's own import. */
export function importCatalogue(
  file: string,
  { section, replace, skip }: { section?: string; replace?: boolean; skip?: boolean },
): void {
  const script = join(appFolder(appByFolder('mfe-catalog')), 'records/import.ts');
  const options = [
    ...(section === undefined ? [] : ['--section', section]),
    ...(replace ? ['--replace'] : []),
    ...(skip ? ['--skip'] : []),
  ];
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  const { status } = spawnSync(process.execPath, ['--import', tsx, script, file, ...options], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
