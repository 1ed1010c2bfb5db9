import { appNamed, apps } from '../../workspace/apps';
import { verifyBuild, verifyHere } from '../../release/verify/verifyBuild';
import { endOnSignals } from '../../workspace/run';
import { readableStore } from './commandLine';
import type { StoreValues } from '../options';

/** Builds a release, or the build here, again from its commit, and compares every file. */
export async function verify(
  name: string | undefined,
  release: number | undefined,
  values: StoreValues,
): Promise<void> {
  endOnSignals();
  const chosen = name === undefined ? apps : [appNamed(name)];
  const [app] = chosen;
  if (release === undefined || !app) {
    const count = await verifyHere(chosen);
    console.log(`${count} files equal a build of the same commit in another folder.`);
    return;
  }
  const store = await readableStore(values);
  const count = await verifyBuild(store, app, release);
  console.log(
    `${count} files of release ${release} of ${app.folder} equal a new build of its commit.`,
  );
}
