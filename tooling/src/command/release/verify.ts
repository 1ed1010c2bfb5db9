import { verifyBuild } from '../../release/verify/verifyBuild';
import { numberOption, readableStore, releasable } from './commandLine';
import type { StoreValues } from '../options';

export async function verify(name: string, text: string, values: StoreValues): Promise<void> {
  const release = numberOption(text, 'The release');
  if (release === undefined) throw new Error('Name the release: npx weft verify mfe-catalog 7');
  const app = releasable(name);
  const store = await readableStore(values);
  const { rebuild } = await import('../../release/verify/rebuild');
  const count = await verifyBuild(store, app, release, rebuild);
  console.log(
    `${count} files of release ${release} of ${app.folder} equal a new build of its commit.`,
  );
}
