import { appByFolder, apps } from '../../workspace/apps';
import { endOnSignals } from '../../workspace/run';
import { reproduce } from '../../reproduce/reproduce';

/** Builds apps in another folder and compares every file. */
export async function reproduceApps(names: readonly string[]): Promise<void> {
  endOnSignals();
  const chosen = names.length > 0 ? names.map(appByFolder) : apps;
  const count = await reproduce(chosen);
  console.log(`${count} files are the same in a build in another folder.`);
  if (chosen.length < apps.length) {
    console.log('The pages of the shop need all apps: npx weft reproduce compares them too.');
  }
}
