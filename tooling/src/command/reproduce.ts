import { appByFolder, apps } from '../workspace/apps';
import { reproduce } from '../reproduce/reproduce';

/** Builds apps in another folder and compares every file. */
export async function reproduceApps(names: readonly string[]): Promise<string> {
  const count = await reproduce(names.length > 0 ? names.map(appByFolder) : apps);
  return `${count} files are the same when they are built in another folder.`;
}
