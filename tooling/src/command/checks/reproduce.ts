import { appByFolder, apps } from '../../workspace/apps';
import { endOnSignals } from '../../workspace/run';
import { reproduce } from '../../reproduce/reproduce';

/** Builds apps in another folder and compares every file. */
export async function reproduceApps(names: readonly string[]): Promise<void> {
  endOnSignals();
  const count = await reproduce(names.length > 0 ? names.map(appByFolder) : apps);
  console.log(`${count} files are the same when they are built in another folder.`);
}
